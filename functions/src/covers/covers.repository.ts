import { COVER_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Database } from '../firestore/firebase.ts';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { InvalidDocument } from '../firestore/readDocument.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { type CoverRecord, coverRef, isGone, type NamedCover, readCover, toNamedCover } from './coverRecord.ts';

export interface CoversRepository {
  /** One read. @returns null when there is none, or none any more. @throws InvalidDocument. */
  find(id: string, now: Date): Promise<CoverRecord | null>;
  /**
   * Stores a picture for a day: from then on a book has to name it. One that is there already stays as it is and gets another day,
   * unless a book names it. One read, and a write where there is something to write.
   * @returns the picture as it is stored.
   */
  store(cover: NamedCover & { bytes: Uint8Array }, now: Date): Promise<{ cover: NamedCover; isNew: boolean }>;
}

/** @param reads what the function reads with before it has loaded the client: pictures are the first that a page asks for. */
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
        const present = readIfSound(await transaction.get(coverRef(db, id)), bytes);
        if (present === 'damaged') {
          // Whether a book names it cannot be told from here, so it stays.
          transaction.set(coverRef(db, id), { bytes, ...facts, expiresAt: null });
          return { cover: { id, ...facts }, isNew: false };
        }
        if (present === null || isGone(present, now)) {
          transaction.set(coverRef(db, id), { bytes, ...facts, expiresAt });
          return { cover: { id, ...facts }, isNew: true };
        }
        if (present.expiresAt !== null) transaction.update(coverRef(db, id), { expiresAt });
        return { cover: toNamedCover(present), isNew: false };
      });
    },
  };
}

/** A document that does not hold the bytes that its id is made of is damaged: whoever sends the picture again makes it whole. */
function readIfSound(document: Parameters<typeof readCover>[0], bytes: Uint8Array): CoverRecord | null | 'damaged' {
  try {
    const cover = readCover(document);
    return cover && !Buffer.from(cover.bytes).equals(bytes) ? 'damaged' : cover;
  } catch (error) {
    if (error instanceof InvalidDocument) return 'damaged';
    throw error;
  }
}
