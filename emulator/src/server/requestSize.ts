import type { ServiceDefinition } from '@grpc/grpc-js';
import { type FirestoreError, invalidArgument } from '../errors.ts';

/** Bytes. Source: https://cloud.google.com/firestore/quotas#writes_and_transactions */
export const MAX_REQUEST = 10 * 1024 * 1024;

/** What a request that is larger is answered. */
export function requestTooLarge(): FirestoreError {
  return invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST} bytes.`);
}

const tooLarge = new WeakSet<object>();

/** True for a request that came by a service of `notingSizes` and is larger than Firestore takes. */
export const isTooLarge = (request: object): boolean => tooLarge.has(request);

/**
 * The same service, which notes the requests that are too large. An error while a message is decoded would reach the
 * client as one of the server, and a limit of the transport as one to try again after.
 */
export function notingSizes(service: ServiceDefinition): ServiceDefinition {
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
