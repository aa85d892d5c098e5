import type { ServiceDefinition } from '@grpc/grpc-js';
import { type FirestoreError, invalidArgument } from '../errors.ts';

/** Bytes. https://cloud.google.com/firestore/quotas#writes_and_transactions */
export const MAX_REQUEST = 10 * 1024 * 1024;

export function requestTooLarge(): FirestoreError {
  return invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST} bytes.`);
}

const tooLarge = new WeakSet<object>();

export const isRequestTooLarge = (request: object): boolean => tooLarge.has(request);

/** Checks during decoding: an error of the decoder would be a server error, a transport limit retryable. */
export function trackRequestSizes(service: ServiceDefinition): ServiceDefinition {
  const methods = Object.entries(service).map(([name, method]) => {
    const requestDeserialize = (bytes: Buffer): object => {
      const request: object = method.requestDeserialize(bytes);
      if (bytes.length > MAX_REQUEST) tooLarge.add(request);
      return request;
    };
    return [name, { ...method, requestDeserialize }] as const;
  });
  return Object.fromEntries(methods);
}
