import { status } from '@grpc/grpc-js';

/** A gRPC status with the official emulator's message. */
export class FirestoreError extends Error {
  readonly code: status;

  constructor(code: status, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code;
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError(status.INVALID_ARGUMENT, message);
}

export function failedPrecondition(message: string): FirestoreError {
  return new FirestoreError(status.FAILED_PRECONDITION, message);
}

/** SDKs retry the transaction on this error. */
export function aborted(message: string): FirestoreError {
  return new FirestoreError(status.ABORTED, message);
}

export function notFound(message: string): FirestoreError {
  return new FirestoreError(status.NOT_FOUND, message);
}

export function alreadyExists(message: string): FirestoreError {
  return new FirestoreError(status.ALREADY_EXISTS, message);
}

export function permissionDenied(message: string): FirestoreError {
  return new FirestoreError(status.PERMISSION_DENIED, message);
}

export function unimplemented(message: string): FirestoreError {
  return new FirestoreError(status.UNIMPLEMENTED, message);
}
