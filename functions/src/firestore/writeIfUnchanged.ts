import type { DocumentReference, DocumentSnapshot, Precondition } from '@google-cloud/firestore';

/** A transaction or a batch. */
interface Writer {
  update(ref: DocumentReference, fields: object, precondition: Precondition): unknown;
  create(ref: DocumentReference, fields: object): unknown;
}

/**
 * Writes a document whole, on condition that it is still what was read: else the commit fails in the way
 * that `retryCollisions` knows. The fields must be all that the document has.
 */
export function writeIfUnchanged(writer: Writer, read: DocumentSnapshot, fields: object): void {
  if (read.updateTime) writer.update(read.ref, { ...fields }, { lastUpdateTime: read.updateTime });
  else writer.create(read.ref, fields);
}
