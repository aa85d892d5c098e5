import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { DETAILS_RATE_LIMIT } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Customer } from '../auth/customerTokens.ts';
import type { Database } from '../firestore/firebase.ts';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';

/** Details that a customer saved for the next order. */
export const detailsDocumentSchema = z.object({
  uid: z.string(),
  /** Lower case, as of saving; the owner finds customers by it. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  address: z.object({ city: z.string(), country: z.string(), state: z.string(), zipcode: z.string() }),
  savedAt: timestamp,
});

export type DetailsRecord = z.output<typeof detailsDocumentSchema>;

/** Hashed, because custom uids may be invalid document names. */
export function detailsRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('customers').doc(hashOf(uid));
}

/** @throws InvalidDocument */
export function readDetails(document: StoredDocument): DetailsRecord | null {
  return readDocument(detailsDocumentSchema, document);
}

export function toDetails({ name, phone, street, address }: DetailsRecord): CustomerDetails {
  return { name, phone, street, address };
}

interface DetailsRepository {
  find(uid: string): Promise<DetailsRecord | null>;
  save(details: DetailsRecord): Promise<void>;
  /** Succeeds without details. */
  remove(uid: string): Promise<void>;
}

export function createDetailsRepository(database: Database): DetailsRepository {
  return {
    find: async (uid) => readDetails(await detailsRef(await database(), uid).get()),
    async save(details) {
      await detailsRef(await database(), details.uid).set(details);
    },
    async remove(uid) {
      await detailsRef(await database(), uid).delete();
    },
  };
}

/** Saved on the customer's request. */
export interface DetailsService {
  find(customer: Customer): Promise<CustomerDetails | null>;
  /** @throws RateLimited */
  save(customer: Customer, details: CustomerDetails): Promise<void>;
  remove(customer: Customer): Promise<void>;
}

interface DetailsDependencies {
  details: DetailsRepository;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createDetailsService({ details, rateLimiter, clock }: DetailsDependencies): DetailsService {
  return {
    async find({ uid }) {
      const kept = await details.find(uid);
      return kept && toDetails(kept);
    },
    async save({ uid, email }, { name, phone, street, address }) {
      await countAttempt(rateLimiter, ['details', uid], DETAILS_RATE_LIMIT);
      await details.save({ uid, email: email ?? '', name, phone, street, address, savedAt: clock() });
    },
    remove: ({ uid }) => details.remove(uid),
  };
}
