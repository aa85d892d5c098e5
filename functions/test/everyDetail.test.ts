import { bookInputSchema } from '@bookstore/contract/api/book';
import { detailSchemas, type NewBookDetails } from '@bookstore/contract/api/bookDetails';
import { bookFileHeading, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import { readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { EVERY_DETAIL } from '@bookstore/contract/test/aBook';
import { fieldNames } from '@bookstore/messages/staff';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { inputSchema } from '../../contract/openapi/inputs.ts';
import { bookDifference } from '../src/books/bookDifference.ts';
import { applyInput, newBook } from '../src/books/bookEdits.ts';
import { type BookContent, toBook } from '../src/books/bookRecord.ts';
import { aBookBody } from './factories.ts';

const now = new Date('2026-11-22T10:00:00Z');
const EXCERPT = 'It began.';
const { hasExcerpt: _isBeside, ...DETAILS } = EVERY_DETAIL;
const SENT = { ...DETAILS, excerpt: EXCERPT } satisfies NewBookDetails;
const NAMES = Object.keys(SENT) as (keyof typeof SENT)[];

const readBody = (details: NewBookDetails = {}) => bookInputSchema.parse(aBookBody({ ...details }));
const bookOf = (details?: NewBookDetails): BookContent => ({ ...newBook('b1', readBody(details), now), cover: null });
const answered = (book: BookContent, name: keyof typeof SENT) =>
  name === 'excerpt' ? toBook(book).hasExcerpt : toBook(book)[name];

describe('book details', () => {
  it('have an example in this file', () => {
    expect(NAMES.toSorted()).toEqual(Object.keys(detailSchemas).toSorted());
  });

  it.each(NAMES)('survive unrelated edits: %s', (name) => {
    const book = bookOf({ [name]: SENT[name] });
    expect(answered(book, name)).toEqual(name === 'excerpt' ? true : SENT[name]);
    const edited = { ...applyInput(book, readBody(), now), cover: null };
    expect(answered(edited, name)).toEqual(answered(book, name));
  });

  it.each(NAMES)('are logged under a name: %s', (name) => {
    const changed = Object.keys(bookDifference(bookOf(), bookOf({ [name]: SENT[name] })));
    expect(changed).not.toEqual([]);
    for (const field of changed) expect(Object.keys(fieldNames)).toContain(field);
  });

  it.each(NAMES)('are exported and imported unchanged: %s', (name) => {
    const row = toBookFileRow(toBook(bookOf(SENT)), { count: null, excerpt: EXCERPT });
    const [record] = readBookFile(new TextEncoder().encode(bookFileHeading() + row)).rows;
    expect(readBookRow(record?.fields)).toMatchObject({ input: { [name]: readBody(SENT)[name] } });
  });

  it.each(NAMES)('are described in the API description: %s', (name) => {
    const properties = inputSchema(bookInputSchema).properties as Record<string, object>;
    const isDescribed = new Ajv2020({ strict: false }).compile(properties[name] ?? false);
    expect(isDescribed(SENT[name])).toBe(true);
    // Only an empty text removes an ISBN.
    expect(isDescribed(null)).toBe(name !== 'isbn');
  });
});
