import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { centsToString } from '@bookstore/contract/format/money';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import { type BookContent, NO_DETAILS } from '../src/books/bookRecord.ts';

export function aBookBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'The Salt Road',
    author: 'Ines Okafor',
    description: 'A caravan, a map and a lie.',
    category: 'fiction',
    coverImage: 'book-3.png',
    newPrice: 19.99,
    oldPrice: 24.5,
    trending: true,
    ...fields,
  };
}

export function anOrderBody(
  customer: { email: string },
  books: Book[],
  fields: Record<string, unknown> = {},
): Record<string, unknown> {
  const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
  return {
    name: 'Ada Reader',
    email: customer.email,
    phone: '0170 123',
    address,
    productIds: books.map((book) => book._id),
    totalPrice: centsToString(totalsOfBooks(books, { country: 'AT' }).totalCents),
    ...fields,
  };
}

export function aDetailsBody(fields: Partial<CustomerDetails> = {}): CustomerDetails {
  const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
  return { name: 'Ada Reader', phone: '0170 123', street: 'Mill Lane 1', address, ...fields };
}

export function aStoredBook(): BookContent {
  const now = new Date();
  return {
    id: randomUUID(),
    title: 'Stored',
    author: '',
    description: 'A book.',
    category: 'fiction',
    coverImage: '',
    newPriceCents: 100,
    oldPriceCents: 200,
    trending: false,
    ...NO_DETAILS,
    cover: null,
    lowestBeforeCents: null,
    shownCopies: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    createdFrom: '',
  };
}
