import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';

/**
 * Writes a document whole, on condition that it is still what was read: else the commit fails in the way
 * that `retryCollisions` knows. The fields must be all that the document has.
 */
export function writeIfUnchanged(transaction: Transaction, read: DocumentSnapshot, fields: object): void {
  if (read.updateTime) transaction.update(read.ref, { ...fields }, { lastUpdateTime: read.updateTime });
  else transaction.create(read.ref, fields);
}
