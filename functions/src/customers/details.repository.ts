import type { Database } from '../firestore/firebase.ts';
import { type DetailsRecord, detailsRef, readDetails } from './detailsRecord.ts';

export interface DetailsRepository {
  find(uid: string): Promise<DetailsRecord | null>;
  save(details: DetailsRecord): Promise<void>;
  /** Also where there are none. */
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
