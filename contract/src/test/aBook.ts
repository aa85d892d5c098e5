import type { Book } from '../api/book.ts';

/** A book as the API answers it, for tests of what is made of one. */
export const aBook = (fields: Partial<Book> = {}): Book => ({
  _id: 'dune',
  title: 'Dune',
  description: 'Sand.',
  category: 'fiction',
  coverImage: 'book-1.png',
  newPrice: 9.5,
  oldPrice: 12,
  trending: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-02T03:04:05.000Z',
  ...fields,
});
