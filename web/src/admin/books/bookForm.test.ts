import { describe, expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import {
  type BookFields,
  differences,
  EMPTY_BOOK,
  mergeFields,
  safeFileName,
  toFields,
  toRequest,
} from './bookForm.ts';

const TEXTS = { title: 'The Salt Road', description: 'A caravan.', category: 'fiction' } as const;

const typed = (fields: Partial<BookFields> = {}): BookFields => ({
  ...EMPTY_BOOK,
  ...TEXTS,
  oldPrice: '24.50',
  newPrice: '19.99',
  ...fields,
});

const forEditing = { keepsEmpty: true };

describe('the request of a book form', () => {
  // rows: 326
  it('carries prices as numbers', () => {
    expect(toRequest(typed(), forEditing)).toMatchObject({ oldPrice: 24.5, newPrice: 19.99 });
    expect(toRequest(typed({ newPrice: '.5' }), forEditing)).toMatchObject({ newPrice: 0.5 });
  });

  // rows: 327
  it('leaves an empty cover out, so that the book keeps the one it has', () => {
    expect(toRequest(typed({ coverImage: '  ' }), forEditing)).not.toHaveProperty('coverImage');
    expect(toRequest(typed({ coverImage: ' book-2 ' }), forEditing)).toMatchObject({ coverImage: 'book-2' });
  });

  // rows: 328
  it('is not trending unless it was ticked', () => {
    expect(toRequest(typed(), forEditing).trending).toBe(false);
    expect(toRequest(typed({ trending: true }), forEditing).trending).toBe(true);
  });

  it('removes an author when editing, and has none when adding', () => {
    expect(toRequest(typed(), forEditing)).toMatchObject({ author: '' });
    expect(toRequest(typed(), { keepsEmpty: false })).not.toHaveProperty('author');
    expect(toRequest(typed({ author: ' Ines ' }), { keepsEmpty: false })).toMatchObject({ author: 'Ines' });
  });

  // rows: 539
  it('removes an ISBN when editing, and has none when adding', () => {
    expect(toRequest(typed(), forEditing)).toMatchObject({ isbn: '' });
    expect(toRequest(typed(), { keepsEmpty: false })).not.toHaveProperty('isbn');
    const isbn = ' 2-253-00269-0 ';
    expect(toRequest(typed({ isbn }), { keepsEmpty: false })).toMatchObject({ isbn: '2-253-00269-0' });
  });
});

describe('the fields of a form that edits', () => {
  const book = aBook({ ...TEXTS, coverImage: 'book-1', oldPrice: 24.5, newPrice: 20, trending: true });

  it('show the book, its prices with two decimals and an absent author as empty', () => {
    expect(toFields(book)).toEqual(
      typed({ oldPrice: '24.50', newPrice: '20.00', trending: true, coverImage: 'book-1', author: '' }),
    );
  });

  it('differ from others where sending them would change something', () => {
    const theirs = toFields(book);
    expect(differences(theirs, theirs)).toEqual([]);
    expect(differences({ ...theirs, newPrice: '20', coverImage: '' }, theirs)).toEqual([]);
    expect(differences({ ...theirs, newPrice: '21', title: 'Salt', trending: false }, theirs)).toEqual([
      'title',
      'trending',
      'newPrice',
    ]);
  });

  // rows: 539
  it('are the same ISBN however it is written', () => {
    const theirs = toFields(aBook({ isbn: '9782253002697' }));
    expect(differences({ ...theirs, isbn: '2-253-00269-0' }, theirs)).toEqual([]);
    expect(differences({ ...theirs, isbn: '' }, theirs)).toEqual(['isbn']);
  });
});

// rows: 761
describe('a form whose book somebody else has changed meanwhile', () => {
  const base = toFields(aBook({ ...TEXTS, coverImage: 'book-1', oldPrice: 24.5, newPrice: 20 }));

  it('takes over what only they changed, and names what both changed to something else', () => {
    const mine = { ...base, title: 'Mine', description: 'Mine', author: 'Both', newPrice: '20' };
    const theirs = { ...base, title: 'Theirs', category: 'horror', author: 'Both', newPrice: '15.00' };
    expect(mergeFields(base, mine, theirs)).toEqual({ taken: ['category', 'newPrice'], both: ['title'] });
  });

  it('takes their cover where it names none itself', () => {
    const mine = { ...base, coverImage: '' };
    expect(mergeFields(base, mine, { ...base, coverImage: 'book-2' })).toEqual({ taken: ['coverImage'], both: [] });
  });

  it('of an older release, whose beginning nobody knows, leaves every difference to whoever typed', () => {
    const mine = { ...base, title: 'Mine' };
    expect(mergeFields(EMPTY_BOOK, mine, { ...base, newPrice: '15.00' })).toEqual({
      taken: [],
      both: ['title', 'newPrice'],
    });
  });
});

describe("a chosen file's name", () => {
  it.each([
    ['cover.png', 'cover.png'],
    ['C:\\fakepath\\cover.png', 'C--fakepath-cover.png'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['.hidden.png', 'hidden.png'],
    ['a<b>"c".png', 'a-b--c-.png'],
    [`${'ä'.repeat(250)}.png`, 'ä'.repeat(200)],
    ['', ''],
  ])('%j is sent as %j', (name, sent) => {
    expect(safeFileName(name)).toBe(sent);
  });
});
