import { COVER_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Database } from '../firestore/firebase.ts';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { InvalidDocument } from '../firestore/readDocument.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { type CoverRecord, coverRef, isGone, type NamedCover, readCover, toNamedCover } from './coverRecord.ts';

export interface CoversRepository {
  /** One read. @returns null if missing or expired @throws InvalidDocument */
  find(id: string, now: Date): Promise<CoverRecord | null>;
  /** Stores a picture for a day. Renews a stored one unless a book uses it. One read, at most one write. */
  store(cover: NamedCover & { bytes: Uint8Array }, now: Date): Promise<{ cover: NamedCover; isNew: boolean }>;
}

/** @param reads works before the client is loaded, because pages request pictures first */
export function createCoversRepository(database: Database, reads: FirestoreReads): CoversRepository {
  return {
    async find(id, now) {
      const cover = readCover((await reads.get(`covers/${id}`)).document);
      return isGone(cover, now) ? null : cover;
    },

    async store({ id, bytes, ...facts }, now) {
      const db = await database();
      const expiresAt = daysAfter(now, COVER_KEPT_DAYS);
      return db.runTransaction(async (transaction) => {
        const current = readIfSound(await transaction.get(coverRef(db, id)), bytes);
        if (current === 'damaged') {
          // A book may use it, so it does not expire.
          transaction.set(coverRef(db, id), { bytes, ...facts, expiresAt: null });
          return { cover: { id, ...facts }, isNew: false };
        }
        if (current === null || isGone(current, now)) {
          transaction.set(coverRef(db, id), { bytes, ...facts, expiresAt });
          return { cover: { id, ...facts }, isNew: true };
        }
        if (current.expiresAt !== null) transaction.update(coverRef(db, id), { expiresAt });
        return { cover: toNamedCover(current), isNew: false };
      });
    },
  };
}

/** Damaged if its bytes do not match its id; another upload repairs it. */
function readIfSound(document: Parameters<typeof readCover>[0], bytes: Uint8Array): CoverRecord | null | 'damaged' {
  try {
    const cover = readCover(document);
    return cover && !Buffer.from(cover.bytes).equals(bytes) ? 'damaged' : cover;
  } catch (error) {
    if (error instanceof InvalidDocument) return 'damaged';
    throw error;
  }
}
