import type { Firestore } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { assertRequestOpen } from '../lib/requestSignal.ts';
import { customersOf, type DetailsRecord, detailsRef, readDetails } from './detailsRecord.ts';

export interface DetailsRepository {
  find(uid: string): Promise<DetailsRecord | null>;
  save(details: DetailsRecord): Promise<void>;
  /** Succeeds without details. */
  remove(uid: string): Promise<void>;
}

export function createDetailsRepository(database: Database): DetailsRepository {
  return {
    find: async (uid) => readDetails(await detailsRef(await database(), uid).get()),
    async save(details) {
      const ref = detailsRef(await database(), details.uid);
      assertRequestOpen();
      await ref.set(details);
    },
    async remove(uid) {
      const ref = detailsRef(await database(), uid);
      assertRequestOpen();
      await ref.delete();
    },
  };
}

/** @param email lower case; several accounts may use it */
export async function uidsWithDetails(db: Firestore, email: string): Promise<Set<string>> {
  const { docs } = await customersOf(db).where('email', '==', email).get();
  return new Set(docs.flatMap((document) => readDetails(document)?.uid ?? []));
}
