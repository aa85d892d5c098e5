import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COVER_FACTS, coverRef, isGone, type NamedCover, readCoverFacts, toNamedCover } from '../covers/coverRecord.ts';
import { UnknownCover } from '../covers/covers.errors.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import type { DraftChange } from './alsoWrite.ts';
import { type BookDraft, booksOf } from './bookRecord.ts';

/*
 * A picture stays as long as a book names it, a deleted book too, which can be restored. Whoever names one writes its document, and
 * whoever names one no longer reads it before it looks for other books: so of the two that happen at once one sees the other.
 */

/** What changes of books do to pictures: to be written together with the books. */
interface CoverChanges {
  /** The picture that a draft names, whole. */
  of(draft: BookDraft): NamedCover | null;
  write(): void;
}

const idOf = (book: BookDraft | null) => book?.cover?.id;

/** The pictures that drafts name anew. Whoever names the one that a book has already finds out, so, whether it is there. */
function namedIn(changes: DraftChange[]): string[] {
  const ids = changes.flatMap(({ before, after }) =>
    after.cover && after.cover !== before?.cover ? after.cover.id : [],
  );
  return [...new Set(ids)];
}

/** The pictures that books let go and that none of these drafts takes up. */
function leftIn(changes: DraftChange[]): string[] {
  const stays = new Set(changes.map(({ after }) => idOf(after)));
  return [...new Set(changes.flatMap(({ before }) => idOf(before) ?? []))].filter((id) => !stays.has(id));
}

/** Which of these pictures nobody can name: there are none, or none any more. A read for each. */
export async function findUnknownCovers(db: Firestore, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const documents = await db.getAll(...ids.map((id) => coverRef(db, id)), { fieldMask: COVER_FACTS });
  return new Set(documents.filter((document) => isGone(readCoverFacts(document), now)).map(({ id }) => id));
}

/** The documents of these pictures, without their bytes. */
async function readDocuments(db: Firestore, transaction: Transaction, ids: string[]) {
  if (ids.length === 0) return new Map<string, DocumentSnapshot>();
  const refs = ids.map((id) => coverRef(db, id));
  const documents = await transaction.getAll(...refs, { fieldMask: COVER_FACTS });
  return new Map(documents.map((document) => [document.id, document]));
}

/** Whether a book names the picture that is not among these. */
export async function isNamedBesides(db: Firestore, transaction: Transaction, id: string, books: ReadonlySet<string>) {
  const naming = booksOf(db).where('cover.id', '==', id).select();
  const { docs } = await transaction.get(naming.limit(books.size + 1));
  return docs.some((book) => !books.has(book.id));
}

/**
 * Reads what changes of books need to know of pictures: nothing where no book gets another one. Each that is named anew or no longer is
 * one read, and for each that is named no longer the books that name it are asked for.
 * @param keptDays for how long a picture is kept that no book names any more.
 * @throws UnknownCover.
 */
export async function readCoverChanges(
  db: Firestore,
  transaction: Transaction,
  changes: DraftChange[],
  { now, keptDays }: { now: Date; keptDays: number },
): Promise<CoverChanges> {
  const named = namedIn(changes);
  const left = leftIn(changes);
  const documents = await readDocuments(db, transaction, [...named, ...left]);
  const known = new Map<string, NamedCover>();
  for (const id of named) {
    const document = documents.get(id);
    const cover = document ? readCoverFacts(document) : null;
    if (!cover || isGone(cover, now)) throw new UnknownCover();
    known.set(id, cover);
  }

  const changed = new Set(changes.map(({ after }) => after.id));
  const unnamed: string[] = [];
  // A damaged one can be let go of, too.
  for (const id of left.filter((one) => documents.get(one)?.exists)) {
    if (!(await isNamedBesides(db, transaction, id, changed))) unnamed.push(id);
  }
  const before = new Map(
    changes.flatMap((change) => (change.before?.cover ? [[change.before.cover.id, change.before.cover]] : [])),
  );

  return {
    of({ cover }) {
      if (!cover) return null;
      const facts = known.get(cover.id) ?? before.get(cover.id);
      if (!facts) throw new UnknownCover();
      return toNamedCover(facts);
    },
    write() {
      for (const id of named) transaction.update(coverRef(db, id), { expiresAt: null });
      const expiresAt = daysAfter(now, keptDays);
      for (const id of unnamed) transaction.update(coverRef(db, id), { expiresAt });
    },
  };
}
