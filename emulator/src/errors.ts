import { status } from '@grpc/grpc-js';

/** An answer to a client that is not OK: a gRPC status code and the text that the official emulator gives. */
export class FirestoreError extends Error {
  readonly code: status;

  constructor(code: status, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code;
  }
}

/** The request is wrong whatever the database holds. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError(status.INVALID_ARGUMENT, message);
}

/** The request is well formed but the database, or this server, is not in the state that it needs. */
export function failedPrecondition(message: string): FirestoreError {
  return new FirestoreError(status.FAILED_PRECONDITION, message);
}

/** Lost against another transaction; SDKs retry it. */
export function aborted(message: string): FirestoreError {
  return new FirestoreError(status.ABORTED, message);
}

/** There is no such document. */
export function notFound(message: string): FirestoreError {
  return new FirestoreError(status.NOT_FOUND, message);
}

/** The document that should not exist does. */
export function alreadyExists(message: string): FirestoreError {
  return new FirestoreError(status.ALREADY_EXISTS, message);
}

/** The caller may not do this. */
export function permissionDenied(message: string): FirestoreError {
  return new FirestoreError(status.PERMISSION_DENIED, message);
}

/** Firestore can do this, this server cannot. */
export function unimplemented(message: string): FirestoreError {
  return new FirestoreError(status.UNIMPLEMENTED, message);
}
