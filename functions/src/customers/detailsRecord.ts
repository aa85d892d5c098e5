import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';

/** A document of `customers`: what one of them wants filled in with the next order. Personal, and theirs to delete. */
export const detailsDocumentSchema = z.object({
  uid: z.string(),
  /** Lower-case, of the account when it was saved: by it the shop's owner finds the person. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  address: z.object({ city: z.string(), country: z.string(), state: z.string(), zipcode: z.string() }),
  savedAt: timestamp,
});

export type DetailsRecord = z.output<typeof detailsDocumentSchema>;

/** By a hash: a uid that an owner has chosen may be no name of a document. */
export function detailsRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('customers').doc(hashOf(uid));
}

/** @returns null when there is none. @throws InvalidDocument. */
export function readDetails(document: StoredDocument): DetailsRecord | null {
  return readDocument(detailsDocumentSchema, document);
}

export function toDetails({ name, phone, street, address }: DetailsRecord): CustomerDetails {
  return { name, phone, street, address };
}
