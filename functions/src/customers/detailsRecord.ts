import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';

export const detailsDocumentSchema = z.object({
  uid: z.string(),
  /** Lower case, as of saving. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  address: z.object({ city: z.string(), country: z.string(), state: z.string(), zipcode: z.string() }),
  savedAt: timestamp,
});

export type DetailsRecord = z.output<typeof detailsDocumentSchema>;

export const customersOf = (db: Firestore) => db.collection('customers');

/** Hashed, because custom uids may be invalid document names. */
export function detailsRef(db: Firestore, uid: string): DocumentReference {
  return customersOf(db).doc(hashOf(uid));
}

/** @throws InvalidDocument */
export function readDetails(document: StoredDocument): DetailsRecord | null {
  return readDocument(detailsDocumentSchema, document);
}

export function toDetails({ name, phone, street, address }: DetailsRecord): CustomerDetails {
  return { name, phone, street, address };
}
