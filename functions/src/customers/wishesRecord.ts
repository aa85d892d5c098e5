import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { hashOf } from '../lib/hash.ts';

/** A customer's wish list; empty lists are not stored. */
export const wishesDocumentSchema = z.object({
  uid: z.string(),
  /** Book ids in the order added. */
  ids: z.array(z.string()),
});

/** Hashed, because custom uids may be invalid document names. */
export const wishesRef = (db: Firestore, uid: string): DocumentReference => db.collection('wishes').doc(hashOf(uid));

/** @throws InvalidDocument */
export const readWishes = (document: StoredDocument) => readDocument(wishesDocumentSchema, document);
