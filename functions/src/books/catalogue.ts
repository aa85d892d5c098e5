import { etagOf } from '../http/etag.ts';
import { type BookRecord, toBook } from './bookRecord.ts';
import type { CatalogueReads } from './catalogueReads.ts';
import type { CatalogueVersion } from './catalogueVersion.ts';
import { shareReads } from './shareReads.ts';

/** The list of books as it is sent: serialised once for each version of the catalogue. */
export interface CatalogueList {
  etag: string;
  body: Buffer;
}

export interface Catalogue {
  /** @returns null when there is no such book on sale. */
  find(id: string): Promise<BookRecord | null>;
  /** The present list. Costs one document read when nothing has changed, and less than one when calls come together. */
  list(): Promise<CatalogueList>;
}

interface Entry {
  id: string;
  createdAt: number;
  json: string;
}

/** The catalogue of one version, with each book's JSON ready. */
interface Snapshot {
  version: CatalogueVersion;
  entries: Map<string, Entry>;
  list: CatalogueList;
}

const newestFirst = (a: Entry, b: Entry) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);

function toEntry(book: BookRecord): Entry {
  return { id: book.id, createdAt: book.createdAt.getTime(), json: JSON.stringify(toBook(book)) };
}

function apply(entries: Map<string, Entry>, books: BookRecord[]): void {
  for (const book of books) {
    if (book.deletedAt === null) entries.set(book.id, toEntry(book));
    else entries.delete(book.id);
  }
}

function toList(entries: Map<string, Entry>, { era, seq }: CatalogueVersion): CatalogueList {
  const sorted = [...entries.values()].sort(newestFirst);
  return { etag: etagOf(era, seq), body: Buffer.from(`[${sorted.map((entry) => entry.json).join(',')}]`) };
}

/** Keeps the catalogue in this instance's memory and asks Firestore only for its version, and for what changed since. */
export function createCatalogue(reads: CatalogueReads): Catalogue {
  let snapshot: Snapshot | null = null;

  async function refresh(): Promise<CatalogueList> {
    if (snapshot) {
      const { era, seq } = await reads.readVersion();
      if (era === snapshot.version.era && seq === snapshot.version.seq) return snapshot.list;
    }
    const { version, isComplete, books } = await reads.readChanges(snapshot?.version ?? null);
    const entries = isComplete || !snapshot ? new Map<string, Entry>() : snapshot.entries;
    apply(entries, books);
    snapshot = { version, entries, list: toList(entries, version) };
    return snapshot.list;
  }

  return { find: (id) => reads.find(id), list: shareReads(refresh) };
}
