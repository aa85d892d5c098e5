import { bookInputSchema } from '@bookstore/contract/api/book';
import { EVERY_DETAIL } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import {
  type BookFields,
  differences,
  EMPTY_BOOK,
  mergeFields,
  refusedField,
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

describe('toRequest', () => {
  // rows: 327
  it('omits an empty cover image, so that the book keeps its cover', () => {
    expect(toRequest(typed({ coverImage: '  ' }), forEditing)).not.toHaveProperty('coverImage');
    expect(toRequest(typed({ coverImage: ' book-2 ' }), forEditing)).toMatchObject({ coverImage: 'book-2' });
  });

  it('sends an empty author of an edited book, not of a new', () => {
    expect(toRequest(typed(), forEditing)).toMatchObject({ author: '' });
    expect(toRequest(typed(), { keepsEmpty: false })).not.toHaveProperty('author');
    expect(toRequest(typed({ author: ' Ines ' }), { keepsEmpty: false })).toMatchObject({ author: 'Ines' });
  });

  it('sends an empty ISBN of an edited book, not of a new', () => {
    expect(toRequest(typed(), forEditing)).toMatchObject({ isbn: '' });
    expect(toRequest(typed(), { keepsEmpty: false })).not.toHaveProperty('isbn');
    const isbn = ' 2-253-00269-0 ';
    expect(toRequest(typed({ isbn }), { keepsEmpty: false })).toMatchObject({ isbn: '2-253-00269-0' });
  });
});

describe('trade details', () => {
  const details = {
    subtitle: 'A life',
    contributors: [{ name: 'Bo Ek', role: 'B06' }],
    series: { name: 'Roads', number: '3' },
    imprint: 'Lantern',
    subjects: [{ scheme: 'thema' as const, code: 'FBA' }],
    note: { text: 'Read it.', by: 'Mara' },
    orderable: false as const,
  };

  it('are sent unchanged with an edit, except an unchanged excerpt', () => {
    const fields = toFields(aBook({ ...details, hasExcerpt: true }), 'It began.');
    expect(fields).toMatchObject({ series: 'Roads', seriesNumber: '3', noteBy: 'Mara', excerpt: 'It began.' });
    const request = toRequest(fields, { keepsEmpty: true, excerpt: 'It began.' });
    expect(request).toMatchObject(details);
    expect(request).not.toHaveProperty('excerpt');
    const changed = { ...fields, excerpt: ' It ended. ' };
    expect(toRequest(changed, { keepsEmpty: true, excerpt: 'It began.' })).toMatchObject({ excerpt: 'It ended.' });
    const removed = { ...fields, excerpt: '' };
    expect(toRequest(removed, { keepsEmpty: true, excerpt: 'It began.' })).toMatchObject({ excerpt: '' });
  });

  it('are sent again by an unchanged form', () => {
    const { hasExcerpt: _isBeside, ...all } = EVERY_DETAIL;
    const request = toRequest(toFields(aBook(EVERY_DETAIL)), { keepsEmpty: true });
    expect(bookInputSchema.parse(request)).toMatchObject(all);
  });

  it("are removed by an edit's empty fields, omitted for new books", () => {
    const none = { subtitle: '', contributors: [], series: null, imprint: '', subjects: [], note: null };
    expect(toRequest(typed(), forEditing)).toMatchObject({ ...none, orderable: true });
    const added = toRequest(typed({ noteBy: 'Mara' }), { keepsEmpty: false });
    for (const name of [...Object.keys(details), 'excerpt']) expect(added).not.toHaveProperty(name);
  });

  it('omit empty lines, but keep a number without its series', () => {
    const contributors = [
      { name: ' ', role: 'A01' },
      { name: 'Ann Lee', role: 'A01' },
    ];
    const request = toRequest(typed({ contributors, seriesNumber: '3' }), { keepsEmpty: false });
    expect(request.contributors).toEqual([{ name: 'Ann Lee', role: 'A01' }]);
    expect(request.series).toEqual({ name: '', number: '3' });
  });

  it('differ by list contents, and ignore the signature of an absent note', () => {
    const theirs = toFields(aBook(details));
    const empty = { ...theirs, contributors: [...theirs.contributors, { name: '', role: 'A01' }] };
    expect(differences(empty, theirs)).toEqual([]);
    expect(differences({ ...theirs, contributors: [] }, theirs)).toEqual(['contributors']);
    expect(differences({ ...theirs, subjects: [{ scheme: 'bisac', code: 'FBA' }] }, theirs)).toEqual(['subjects']);
    expect(differences({ ...theirs, noteText: '', noteBy: 'Ada', orderable: true }, theirs)).toEqual([
      'noteText',
      'orderable',
    ]);
  });

  it.each([
    ['contributors.0.name', { name: 'contributors', at: 1 }],
    ['contributors.7.role', { name: 'contributors' }],
    ['contributors', { name: 'contributors' }],
    ['subjects.0.code', { name: 'subjects', at: 0 }],
    ['series.number', { name: 'seriesNumber' }],
    ['note.by', { name: 'noteBy' }],
    ['isbn', { name: 'isbn' }],
    ['coverId', null],
  ])('are refused at their form field: %s', (path, field) => {
    const fields = typed({
      contributors: [
        { name: '', role: 'A01' },
        { name: 'Ann; Lee', role: 'A01' },
      ],
      subjects: [{ scheme: 'thema', code: 'x' }],
    });
    expect(refusedField(path, fields)).toEqual(field);
  });
});

describe('book form fields', () => {
  const book = aBook({ ...TEXTS, coverImage: 'book-1', oldPrice: 24.5, newPrice: 20, trending: true });

  it('show prices with two decimals and an absent author as empty text', () => {
    expect(toFields(book)).toEqual(
      typed({ oldPrice: '24.50', newPrice: '20.00', trending: true, coverImage: 'book-1', author: '' }),
    );
  });

  it('report the fields that would change the book', () => {
    const theirs = toFields(book);
    expect(differences(theirs, theirs)).toEqual([]);
    expect(differences({ ...theirs, newPrice: '20', coverImage: '' }, theirs)).toEqual([]);
    expect(differences({ ...theirs, newPrice: '21', title: 'Salt', trending: false }, theirs)).toEqual([
      'title',
      'trending',
      'newPrice',
    ]);
  });

  it('treat two notations of one ISBN as equal', () => {
    const theirs = toFields(aBook({ isbn: '9782253002697' }));
    expect(differences({ ...theirs, isbn: '2-253-00269-0' }, theirs)).toEqual([]);
    expect(differences({ ...theirs, isbn: '' }, theirs)).toEqual(['isbn']);
  });
});

describe('mergeFields', () => {
  const base = toFields(aBook({ ...TEXTS, coverImage: 'book-1', oldPrice: 24.5, newPrice: 20 }));

  it("takes over the other admin's changes and reports fields that both changed", () => {
    const mine = { ...base, title: 'Mine', description: 'Mine', author: 'Both', newPrice: '20' };
    const theirs = { ...base, title: 'Theirs', category: 'horror', author: 'Both', newPrice: '15.00' };
    expect(mergeFields(base, mine, theirs)).toEqual({ taken: ['category', 'newPrice'], both: ['title'] });
  });

  it("takes over the other admin's cover when the form has none", () => {
    const mine = { ...base, coverImage: '' };
    expect(mergeFields(base, mine, { ...base, coverImage: 'book-2' })).toEqual({ taken: ['coverImage'], both: [] });
  });

  it('reports every difference as a conflict without a base version', () => {
    const mine = { ...base, title: 'Mine' };
    expect(mergeFields(EMPTY_BOOK, mine, { ...base, newPrice: '15.00' })).toEqual({
      taken: [],
      both: ['title', 'newPrice'],
    });
  });
});

describe('safeFileName', () => {
  it.each([
    ['cover.png', 'cover.png'],
    ['C:\\fakepath\\cover.png', 'C--fakepath-cover.png'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['.hidden.png', 'hidden.png'],
    ['a<b>"c".png', 'a-b--c-.png'],
    [`${'ä'.repeat(250)}.png`, 'ä'.repeat(200)],
    ['', ''],
  ])('turns %j into %j', (name, sent) => {
    expect(safeFileName(name)).toBe(sent);
  });
});
