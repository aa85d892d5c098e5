import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { documentsOfQuery } from '../firestore/allDocuments.ts';
import { booksOf } from './bookRecord.ts';

/** Includes deleted books. Costs a read per book with a picture. */
export async function namedCovers(db: Firestore): Promise<Set<string>> {
  const named = new Set<string>();
  const naming = booksOf(db).where('cover.id', '>', '').orderBy('cover.id').select('cover.id');
  for await (const book of documentsOfQuery(db, naming)) named.add(book.get('cover.id') as string);
  return named;
}

export async function booksWithCover(db: Firestore, coverId: string): Promise<string[]> {
  const { docs } = await booksOf(db).where('cover.id', '==', coverId).select().get();
  return docs.map(({ ref }) => ref.path);
}

export const coverExpiries = (db: Firestore): AsyncGenerator<QueryDocumentSnapshot> =>
  documentsOfQuery(db, db.collection('covers').orderBy('__name__').select('expiresAt'));
