import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { fakeBook } from '../../../cli/src/fakeBooks/fakeBook.ts';
import { seedFakeBooks } from '../../../cli/src/fakeBooks/seedFakeBooks.ts';
import { SEED_BOOKS, toBookContent } from '../../../cli/src/samples/seedBooks.ts';
import type { BookContent } from '../../../functions/src/books/bookRecord.ts';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createCatalogueMutex } from '../../../functions/src/books/catalogue/catalogueChanges.ts';
import type { Database } from '../../../functions/src/firestore/firebase.ts';
import { searchKeysOf } from '../../../functions/src/orders/searchKeys.ts';

const BATCH = 400;
const ORDERED = 2;
/** For a transaction, on a machine that has other things to do. */
const TIMEOUT_MS = 90_000;

interface SeededBook {
  id: string;
  priceCents: number;
}

/** The newest are the samples, the others are made up. */
function aBook(index: number): BookContent {
  const sample = SEED_BOOKS[index];
  return sample ? toBookContent(sample, new Date()) : fakeBook(index);
}

const ADDRESS = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };

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
    address: ADDRESS,
    productIds: items.map((item) => item.id),
    items,
    totalCents: items.reduce((sum, item) => sum + item.priceCents, 0),
    status: 'placed',
    keyed: true,
    attempt: '',
    createdAt: Timestamp.fromMillis(1_780_000_000_000 + index * 60_000),
    searchKeys: searchKeysOf({ ...order, address: ADDRESS, items }),
  };
}

/** As many orders as books, up to so many: what orders cost does not depend on books. */
const MAX_ORDERS = 10_000;

async function seedOrders(db: Firestore, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const batch = db.batch();
    for (let i = first; i < Math.min(first + BATCH, count); i += 1) {
      const { id, ...order } = anOrder(i);
      batch.create(db.collection('orders').doc(id), order);
    }
    await batch.commit();
  }
}

/** Fills a new shop through the repository. @returns the books that the benchmark orders. */
export async function seedCatalogue(database: Database, count: number): Promise<SeededBook[]> {
  const books = createBooksRepository(database, undefined, createCatalogueMutex(TIMEOUT_MS));
  await books.insert(SEED_BOOKS.slice(0, count).map((book) => toBookContent(book, new Date())));
  await seedFakeBooks(books, count);
  await seedOrders(await database(), Math.min(count, MAX_ORDERS));
  return SEED_BOOKS.slice(0, ORDERED).map(({ id, newPriceCents }) => ({ id, priceCents: newPriceCents }));
}
