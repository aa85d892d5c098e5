import type { Log } from '../http/log.ts';
import type { Clock } from '../lib/clock.ts';
import type { FirestoreRest } from '../lib/firestoreRest.ts';
import { InvalidDocument, type ReportInvalid, readEach, type StoredDocument } from '../lib/readDocument.ts';
import { type BookRecord, isOnSale, readBook } from './bookRecord.ts';
import { type CatalogueVersion, toVersion, VERSION_PATH } from './catalogueVersion.ts';

/** The catalogue's version and the books that differ from an earlier version, deleted ones included. */
export interface CatalogueChanges {
  version: CatalogueVersion;
  /** Whether `books` is the whole catalogue rather than what changed. */
  isComplete: boolean;
  books: BookRecord[];
  /** Documents that should be among them and are no valid books. */
  invalidIds: string[];
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
  changedAfter(seq: number): Promise<StoredDocument[]>;
  onSale(): Promise<StoredDocument[]>;
}

export async function changesSince(
  since: CatalogueVersion | null,
  snapshot: SnapshotReads,
  reportInvalid: ReportInvalid,
): Promise<CatalogueChanges> {
  const { version } = snapshot;
  const isKnown = since?.era === version.era && since.seq <= version.seq;
  const documents = isKnown ? await snapshot.changedAfter(since.seq) : await snapshot.onSale();
  const { records, invalid } = readEach(documents, readBook);
  invalid.forEach(reportInvalid);
  return { version, isComplete: !isKnown, books: records, invalidIds: invalid.map(({ id }) => id) };
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
export function createRestCatalogue(firestore: FirestoreRest, reportInvalid: ReportInvalid): CatalogueReads {
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
      const snapshot = {
        version: toVersion(document),
        changedAfter: (seq: number) => firestore.find(changedAfter(seq), readTime),
        onSale: () => firestore.find(ON_SALE, readTime),
      };
      return changesSince(since, snapshot, reportInvalid);
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
      // Read well, and not what it should be: the second would find no other.
      if (error instanceof InvalidDocument) throw error;
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
