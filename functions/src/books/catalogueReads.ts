import type { Log } from '../http/log.ts';
import type { Clock } from '../lib/clock.ts';
import type { FirestoreRest } from '../lib/firestoreRest.ts';
import { type BookRecord, isOnSale, readBook } from './bookRecord.ts';
import { type CatalogueVersion, toVersion, VERSION_PATH } from './catalogueVersion.ts';

/** The catalogue's version and the books that differ from an earlier version, deleted ones included. */
export interface CatalogueChanges {
  version: CatalogueVersion;
  /** Whether `books` is the whole catalogue rather than what changed. */
  isComplete: boolean;
  books: BookRecord[];
}

/** What visitors read. */
export interface CatalogueReads {
  /** @returns null when there is no such book, or no longer. */
  find(id: string): Promise<BookRecord | null>;
  readVersion(): Promise<CatalogueVersion>;
  /** Everything since a version, of one snapshot. */
  readChanges(since: CatalogueVersion | null): Promise<CatalogueChanges>;
}

/** Reads of one snapshot: else a change in between would be in the books and not in the version. */
export interface SnapshotReads {
  version: CatalogueVersion;
  changedAfter(seq: number): Promise<BookRecord[]>;
  onSale(): Promise<BookRecord[]>;
}

export async function changesSince(since: CatalogueVersion | null, snapshot: SnapshotReads): Promise<CatalogueChanges> {
  const { version } = snapshot;
  const isKnown = since?.era === version.era && since.seq <= version.seq;
  const books = isKnown ? await snapshot.changedAfter(since.seq) : await snapshot.onSale();
  return { version, isComplete: !isKnown, books };
}

const ON_SALE = {
  collection: 'books',
  where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'deletedAt' } } },
  orderBy: ['__name__'],
};

const changedAfter = (seq: number) => ({
  collection: 'books',
  where: {
    fieldFilter: { field: { fieldPath: 'changeSeq' }, op: 'GREATER_THAN', value: { integerValue: String(seq) } },
  },
  orderBy: ['changeSeq', '__name__'],
});

/** @throws Error whenever Firestore does not answer at once as it should. */
export function createRestCatalogue(firestore: FirestoreRest): CatalogueReads {
  const readBooks = async (query: Parameters<FirestoreRest['find']>[0], readTime: string) =>
    (await firestore.find(query, readTime)).flatMap((document) => readBook(document) ?? []);

  return {
    async find(id) {
      const { document } = await firestore.get(`books/${id}`);
      const book = readBook(document);
      return isOnSale(book) ? book : null;
    },

    async readVersion() {
      return toVersion((await firestore.get(VERSION_PATH)).document);
    },

    async readChanges(since) {
      const { document, readTime } = await firestore.get(VERSION_PATH);
      return changesSince(since, {
        version: toVersion(document),
        changedAfter: (seq) => readBooks(changedAfter(seq), readTime),
        onSale: () => readBooks(ON_SALE, readTime),
      });
    },
  };
}

/** For how long the circuit stays open: the second is asked alone after the first has failed. */
const OPEN_MS = 30_000;

/** A circuit breaker: asks the first, and whenever that fails the second. */
export function withFallback(
  first: CatalogueReads,
  second: CatalogueReads,
  { clock, log }: { clock: Clock; log: Log },
): CatalogueReads {
  let openUntil = 0;

  async function ask<T>(read: (reads: CatalogueReads) => Promise<T>): Promise<T> {
    if (clock().getTime() < openUntil) return read(second);
    try {
      return await read(first);
    } catch (error) {
      openUntil = clock().getTime() + OPEN_MS;
      log({ severity: 'WARNING', message: `Reading the catalogue over REST failed. ${String(error)}` });
      return read(second);
    }
  }

  return {
    find: (id) => ask((reads) => reads.find(id)),
    readVersion: () => ask((reads) => reads.readVersion()),
    readChanges: (since) => ask((reads) => reads.readChanges(since)),
  };
}
