import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COVER_FACTS, coverRef, isGone, type NamedCover, readCoverFacts, toNamedCover } from '../covers/coverRecord.ts';
import { UnknownCover } from '../covers/covers.errors.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import type { DraftChange } from './additionalWrites.ts';
import { type BookDraft, booksOf } from './bookRecord.ts';

/*
A picture is kept while a book uses it, also a deleted one. Using a picture writes its document; dropping one reads it
before looking for other books. So of two concurrent changes one sees the other.
*/

interface CoverChanges {
  coverOf(draft: BookDraft): NamedCover | null;
  write(): void;
}

const idOf = (book: BookDraft | null) => book?.cover?.id;

/** Unchanged pictures are not checked. */
function newCoverIds(changes: DraftChange[]): string[] {
  const ids = changes.flatMap(({ before, after }) =>
    after.cover && after.cover !== before?.cover ? after.cover.id : [],
  );
  return [...new Set(ids)];
}

function droppedCoverIds(changes: DraftChange[]): string[] {
  const remainingIds = new Set(changes.map(({ after }) => idOf(after)));
  return [...new Set(changes.flatMap(({ before }) => idOf(before) ?? []))].filter((id) => !remainingIds.has(id));
}

/** Costs a read each. */
export async function findUnknownCovers(db: Firestore, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const documents = await db.getAll(...ids.map((id) => coverRef(db, id)), { fieldMask: COVER_FACTS });
  return new Set(documents.filter((document) => isGone(readCoverFacts(document), now)).map(({ id }) => id));
}

async function readDocuments(db: Firestore, transaction: Transaction, ids: string[]) {
  if (ids.length === 0) return new Map<string, DocumentSnapshot>();
  const refs = ids.map((id) => coverRef(db, id));
  const documents = await transaction.getAll(...refs, { fieldMask: COVER_FACTS });
  return new Map(documents.map((document) => [document.id, document]));
}

export async function isUsedByOtherBook(
  db: Firestore,
  transaction: Transaction,
  id: string,
  books: ReadonlySet<string>,
) {
  const usesQuery = booksOf(db).where('cover.id', '==', id).select();
  const { docs } = await transaction.get(usesQuery.limit(books.size + 1));
  return docs.some((book) => !books.has(book.id));
}

/**
 * Costs a read per new or dropped picture and a query per dropped one. @param keptDays how long a dropped picture is
 * kept @throws UnknownCover
 */
export async function readCoverChanges(
  db: Firestore,
  transaction: Transaction,
  changes: DraftChange[],
  { now, keptDays }: { now: Date; keptDays: number },
): Promise<CoverChanges> {
  const newIds = newCoverIds(changes);
  const droppedIds = droppedCoverIds(changes);
  const documents = await readDocuments(db, transaction, [...newIds, ...droppedIds]);
  const newCovers = new Map<string, NamedCover>();
  for (const id of newIds) {
    const document = documents.get(id);
    const cover = document ? readCoverFacts(document) : null;
    if (!cover || isGone(cover, now)) throw new UnknownCover();
    newCovers.set(id, cover);
  }

  const changed = new Set(changes.map(({ after }) => after.id));
  const unusedIds: string[] = [];
  // A damaged picture can be dropped too.
  for (const id of droppedIds.filter((one) => documents.get(one)?.exists)) {
    if (!(await isUsedByOtherBook(db, transaction, id, changed))) unusedIds.push(id);
  }
  const before = new Map(
    changes.flatMap((change) => (change.before?.cover ? [[change.before.cover.id, change.before.cover]] : [])),
  );

  return {
    coverOf({ cover }) {
      if (!cover) return null;
      const facts = newCovers.get(cover.id) ?? before.get(cover.id);
      if (!facts) throw new UnknownCover();
      return toNamedCover(facts);
    },
    write() {
      for (const id of newIds) transaction.update(coverRef(db, id), { expiresAt: null });
      const expiresAt = daysAfter(now, keptDays);
      for (const id of unusedIds) transaction.update(coverRef(db, id), { expiresAt });
    },
  };
}
