import { expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { bookFileHeading, toBookFileRow } from './bookFileText.ts';
import { csvFormatOf } from './csvCells.ts';
import { readBookFile } from './readBookFile.ts';

const readFile = (text: string) => readBookFile(new TextEncoder().encode(text)).rows[0]?.fields;
const readBack = (row: string) => readFile(bookFileHeading() + row);

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

// rows: 748
it('a book of a shop with decimal commas stands between semicolons, and is read again as the same', () => {
  const format = csvFormatOf('de-AT');
  const book = aBook({ title: 'Meer; und mehr, "ganz"', newPrice: 1234.5 });
  const row = toBookFileRow(book, 7, format);
  expect(row).toContain('"1234,50";"12,00"');
  expect(readFile(bookFileHeading(format) + row)).toEqual(readBack(toBookFileRow(book, 7)));
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
