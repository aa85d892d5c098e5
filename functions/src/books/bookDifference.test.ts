import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { bookDifference, toNewChange } from './bookDifference.ts';

const book = { ...aStoredBook(), id: 'b1', newPriceCents: 1_999, isbn: '' };
const now = new Date('2026-11-22T10:00:00Z');

describe('bookDifference', () => {
  it('contains changes an admin decides, by column names', () => {
    const after = {
      ...book,
      newPriceCents: 1_250,
      trending: !book.trending,
      isbn: '9780306406157',
      cover: { id: 'c' },
    };
    expect(bookDifference(book, after)).toEqual({
      newPrice: { before: 19.99, after: 12.5 },
      trending: { before: book.trending, after: !book.trending },
      isbn: { before: '', after: '9780306406157' },
      cover: { before: null, after: 'c' },
    });
  });

  it('ignores fields the shop derives', () => {
    const after = { ...book, updatedAt: now, createdAt: now, shownCopies: 2, createdFrom: 'x' };
    expect(bookDifference(book, after)).toEqual({});
  });

  it('contains taking a book off sale', () => {
    expect(bookDifference(book, { ...book, deletedAt: now })).toEqual({ deleted: { before: false, after: true } });
    expect(bookDifference({ ...book, deletedAt: new Date(0) }, { ...book, deletedAt: now })).toEqual({});
  });
});

describe('log entry of books', () => {
  const deleted = { ...book, deletedAt: now };
  const other = { ...book, title: 'Other' };
  const codeOf = (...changed: Parameters<typeof toNewChange>[0]) => toNewChange(changed, { by: 'ada' }, now).what;

  it('names what happens to all books', () => {
    expect(codeOf({ before: null, after: book })).toBe('book-added');
    expect(codeOf({ before: book, after: other })).toBe('book-changed');
    expect(codeOf({ before: book, after: deleted })).toBe('book-deleted');
    expect(codeOf({ before: deleted, after: book }, { before: deleted, after: other })).toBe('book-restored');
    expect(codeOf({ before: null, after: book }, { before: book, after: deleted })).toBe('book-changed');
  });

  it("uses the change's own name", () => {
    const author = { by: 'command', what: 'books-imported' } as const;
    expect(toNewChange([{ before: null, after: book }], author, now)).toEqual({
      at: now,
      by: 'command',
      what: 'books-imported',
      subjects: ['b1'],
      books: [{ id: 'b1', title: book.title, fields: {} }],
    });
  });
});
