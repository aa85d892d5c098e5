import type { Book, NewBook } from '@bookstore/contract/api/book';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { CATEGORIES } from '@bookstore/contract/constants';
import type { Random } from '@bookstore/contract/test/random';
import type { Ledger } from './ledger.ts';
import { expectStatus, type ShopClient } from './shopClient.ts';

/** The books of one admin, whom nobody else edits. */
export interface Shelf {
  books: Book[];
  /** Ids of those whose copies are only ever added to, so that they can be counted again. */
  counted: string[];
  /** Id of one that is counted anew from time to time. */
  recounted: string;
}

const BOOKS = 24;
const COUNTED = 8;
const WORDS = ['Salt', 'Road', 'Island', 'Ledger', 'Harbour', 'Winter', 'Orchard', 'Letter', 'Glass', 'River', 'Clock'];

export function aTitle(random: Random): string {
  return `${random.pick(WORDS)} and ${random.pick(WORDS)} ${random.below(1_000)}`;
}

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
  };
}

/** Fills the shelf of one admin: some books are counted, of which some are soon sold out. */
export async function fillShelf(shop: ShopClient, token: string, random: Random, ledger: Ledger): Promise<Shelf> {
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
    if (id !== recounted) ledger.counted({ book: id, change: count, answeredAt: Date.now() });
  }
  return { books, counted, recounted };
}
