import { expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { BOOK_FILE_HEADING, toBookFileRow } from './bookFileText.ts';
import { readBookFile } from './readBookFile.ts';

const readBack = (row: string) => readBookFile(new TextEncoder().encode(BOOK_FILE_HEADING + row)).rows[0]?.fields;

it('a book stands in a file as it is read again', () => {
  const details = { publisher: 'Chilton', published: '1965-08', pages: 412, language: 'en', isbn: '9780975229804' };
  const book = aBook({ ...details, author: 'Frank Herbert', format: 'hardcover', trending: true, newPrice: 9.5 });
  expect(readBack(toBookFileRow(book, 7))).toEqual({
    ...details,
    _id: 'dune',
    title: 'Dune',
    author: 'Frank Herbert',
    description: 'Sand.',
    category: 'fiction',
    newPrice: '9.50',
    oldPrice: '12.00',
    trending: 'true',
    coverImage: 'book-1.png',
    pages: '412',
    format: 'hardcover',
    stock: '7',
    createdAt: '2026-01-02T03:04:05.000Z',
  });
});

it('what a book does not have is an empty cell', () => {
  const fields = readBack(toBookFileRow(aBook(), null));
  const empty = Object.fromEntries(Object.entries(fields ?? {}).filter(([, text]) => text === ''));
  expect(Object.keys(empty).toSorted()).toEqual([
    'author',
    'format',
    'isbn',
    'language',
    'pages',
    'published',
    'publisher',
  ]);
  expect(fields).not.toHaveProperty('stock');
  expect(readBack(toBookFileRow(aBook(), 0))).toHaveProperty('stock', '0');
});
