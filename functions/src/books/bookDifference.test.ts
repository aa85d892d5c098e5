import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { bookDifference, toNewChange } from './bookDifference.ts';

const book = { ...aStoredBook(), id: 'b1', newPriceCents: 1_999, isbn: '' };
const now = new Date('2026-11-22T10:00:00Z');

describe('in what a book is other than it was', () => {
  it('a book is other in what an admin decides, as columns of a file name it', () => {
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

  it('a book is not other for what the shop writes by itself', () => {
    const after = { ...book, updatedAt: now, createdAt: now, shownCopies: 2, createdFrom: 'x' };
    expect(bookDifference(book, after)).toEqual({});
  });

  it('a book is other when it is no longer on sale', () => {
    expect(bookDifference(book, { ...book, deletedAt: now })).toEqual({ deleted: { before: false, after: true } });
    expect(bookDifference({ ...book, deletedAt: new Date(0) }, { ...book, deletedAt: now })).toEqual({});
  });
});

describe('the line of the log for books', () => {
  const deleted = { ...book, deletedAt: now };
  const other = { ...book, title: 'Other' };
  const codeOf = (...changed: Parameters<typeof toNewChange>[0]) => toNewChange(changed, { by: 'ada' }, now).what;

  it('the line of the log says what happens to all of its books', () => {
    expect(codeOf({ before: null, after: book })).toBe('book-added');
    expect(codeOf({ before: book, after: other })).toBe('book-changed');
    expect(codeOf({ before: book, after: deleted })).toBe('book-deleted');
    expect(codeOf({ before: deleted, after: book }, { before: deleted, after: other })).toBe('book-restored');
    expect(codeOf({ before: null, after: book }, { before: book, after: deleted })).toBe('book-changed');
  });

  it('the line of the log has a name of its own where the change has one', () => {
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
