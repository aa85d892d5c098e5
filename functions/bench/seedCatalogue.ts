import { Timestamp } from 'firebase-admin/firestore';
import { SEED_BOOKS } from '../../cli/src/seedBooks.ts';
import { createBooksRepository } from '../src/books/books.repository.ts';
import type { Database } from '../src/lib/firebase.ts';
import { searchKeysOf } from '../src/orders/searchKeys.ts';

const BATCH = 400;
const ORDERED = 2;

export interface SeededBook {
  id: string;
  priceCents: number;
}

/** Every round of the sample books is a little younger than the one before. */
function aBook(index: number) {
  const sample = SEED_BOOKS[index % SEED_BOOKS.length];
  if (!sample) throw new Error('There are no sample books.');
  const { id, createdAt, author = '', ...book } = sample;
  const date = new Date(Date.parse(createdAt) - index * 1000);
  const isFirst = index < SEED_BOOKS.length;
  return {
    ...book,
    id: isFirst ? id : `${id}-${index}`,
    author,
    createdAt: date,
    updatedAt: date,
    deletedAt: null,
    createdFrom: '',
  };
}

function anOrder(index: number) {
  const id = `order-${String(index).padStart(6, '0')}`;
  const order = { id, email: `reader-${index % 500}@example.com`, name: `Reader ${index % 500}`, phone: '0170 123' };
  const items = [index, index + 7].map(aBook).map((book) => ({
    id: book.id,
    title: book.title,
    priceCents: book.newPriceCents,
  }));
  return {
    ...order,
    uid: `reader-${index % 500}`,
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: items.map((item) => item.id),
    items,
    totalCents: items.reduce((sum, item) => sum + item.priceCents, 0),
    status: 'placed',
    keyed: true,
    attempt: '',
    createdAt: Timestamp.fromMillis(1_780_000_000_000 + index * 60_000),
    searchKeys: searchKeysOf(order),
  };
}

function inBatches(count: number): { first: number; size: number }[] {
  return Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) => ({
    first: batch * BATCH,
    size: Math.min(BATCH, count - batch * BATCH),
  }));
}

/** Writes `count` books through the repository, and as many orders. @returns the books that the benchmark orders. */
export async function seedCatalogue(database: Database, count: number): Promise<SeededBook[]> {
  const books = createBooksRepository(database);
  const db = await database();
  for (const { first, size } of inBatches(count)) {
    await books.insert(Array.from({ length: size }, (_, i) => aBook(first + i)));
    const batch = db.batch();
    for (let i = first; i < first + size; i += 1) {
      const { id, ...order } = anOrder(i);
      batch.create(db.collection('orders').doc(id), order);
    }
    await batch.commit();
  }
  return Array.from({ length: ORDERED }, (_, i) => aBook(i)).map(({ id, newPriceCents }) => ({
    id,
    priceCents: newPriceCents,
  }));
}
