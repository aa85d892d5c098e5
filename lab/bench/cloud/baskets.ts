import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Customer } from '../benchServices.ts';
import { bearer } from '../calls.ts';
import type { LoadRequest } from '../load/types.ts';

/** Of ten orders so many have one book, two, three, four and five. */
const SIZES = [1, 1, 1, 1, 2, 2, 2, 3, 4, 5];
/** How much more often than the next ones the best sellers are bought: with 2,400 books the first is in some four of a hundred orders. */
const EVENNESS = 0.6;

/** Always the same numbers from 0 to 1. The generator is mulberry32, by Tommy Ettinger. */
export function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws books as they sell: the first most often. */
export function popularBooks(books: readonly Book[], draw: () => number): () => Book {
  let sum = 0;
  const sums = books.map((_, rank) => {
    sum += (rank + 1) ** -EVENNESS;
    return sum;
  });
  return () => {
    const wanted = draw() * sum;
    const book = books[sums.findIndex((upTo) => upTo > wanted)];
    if (!book) throw new Error('No books to sell.');
    return book;
  };
}

function anOrder({ email, token }: Customer, books: Book[]): LoadRequest {
  const cents = books.reduce((total, { newPrice }) => total + Math.round(Number(newPrice) * 100), 0);
  const body = {
    name: 'Ada Reader',
    email,
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: books.map(({ _id }) => _id),
    totalPrice: (cents / 100).toFixed(2),
  };
  return { method: 'POST', path: apiPaths.orders, headers: bearer(token), body: JSON.stringify(body) };
}

/** One order of each customer, of different books as they sell. */
export function basketsOf(customers: readonly Customer[], books: readonly Book[], draw = drawsOf(1)): LoadRequest[] {
  const aBook = popularBooks(books, draw);
  return customers.map((customer) => {
    const size = SIZES[Math.floor(draw() * SIZES.length)] ?? 1;
    return anOrder(customer, [...new Set(Array.from({ length: size }, aBook))]);
  });
}
