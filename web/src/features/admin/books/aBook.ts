import type { Book } from '@bookstore/contract/book';

/** A book for tests. */
export function aBook(fields: Partial<Book> = {}): Book {
  return {
    _id: 'b1',
    title: 'The Salt Road',
    description: 'A caravan.',
    category: 'fiction',
    coverImage: 'book-1',
    newPrice: 10,
    oldPrice: 12,
    trending: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
