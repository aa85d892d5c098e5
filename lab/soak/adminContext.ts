import type { Book, NewBook } from '@bookstore/contract/api/book';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { CATEGORIES } from '@bookstore/contract/constants';
import type { Random } from '@bookstore/contract/test/random';
import type { Ledger } from './ledger.ts';
import type { PauseGate } from './pauseGate.ts';
import { expectStatus, type ShopClient } from './shopClient.ts';

interface Shelf {
  books: Book[];
  counted: string[];
  recounted: string;
}

export interface AdminContext {
  shop: ShopClient;
  ledger: Ledger;
  username: string;
  token: string;
  shelf: Shelf;
  /** Closed during a backup, which may or may not contain a simultaneous change. */
  counting: PauseGate;
}

/** @throws Error for unexpected behaviour of the shop */
export type Action = (context: AdminContext, random: Random) => Promise<void>;

/** Deterministic, unlike a UUID. */
export const randomKey = (random: Random) =>
  Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

export const withKey = (random: Random) => ({ 'Idempotency-Key': `soak-${randomKey(random)}` });

export const ADDRESS = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };

const BOOKS = 24;
const COUNTED = 8;
const WORDS = ['Salt', 'Road', 'Island', 'Ledger', 'Harbour', 'Winter', 'Orchard', 'Letter', 'Glass', 'River', 'Clock'];

export function aTitle(random: Random): string {
  return `${random.pick(WORDS)} and ${random.pick(WORDS)} ${random.below(1_000)}`;
}

/** EU shops must name a publisher with an address for each book. */
export const PUBLISHER = 'Ninth Street Press';

function aNewBook(random: Random): NewBook {
  return {
    title: aTitle(random),
    author: `${random.pick(['Ines', 'Tomas', 'Maud'])} ${random.pick(['Okafor', 'Nowak', 'Raman'])}`,
    description: 'A caravan, a map and a lie.',
    category: random.pick(CATEGORIES),
    coverImage: `book-${1 + random.below(20)}.png`,
    newPrice: (500 + random.below(3_000)) / 100,
    oldPrice: 40,
    trending: random.chance(0.3),
    publisher: PUBLISHER,
  };
}

export async function fillShelf(shop: ShopClient, token: string, random: Random, ledger: Ledger): Promise<Shelf> {
  const publisher = { name: PUBLISHER, address: 'Hauptplatz 1\n8010 Graz\nAustria', email: 'safety@ninth.example' };
  // The other admin may have added it.
  expectStatus(await shop.insist('POST', apiPaths.adminPublishers, { token, body: publisher }), 201, 409);
  const books: Book[] = [];
  for (let index = 0; index < BOOKS; index += 1) {
    const reply = await shop.insist('POST', apiPaths.createBook, { token, body: aNewBook(random) });
    books.push(expectStatus(reply, 201).body as Book);
  }
  const counted = books.slice(0, COUNTED).map(({ _id }) => _id);
  const recounted = books[COUNTED]?._id ?? '';
  for (const id of [...counted, recounted]) {
    const count = 2 + random.below(20);
    expectStatus(await shop.insist('PUT', stockPaths.stock(id), { token, body: { count } }), 200);
    if (id !== recounted) ledger.recordStockChange({ book: id, change: count, answeredAt: Date.now() });
  }
  return { books, counted, recounted };
}
