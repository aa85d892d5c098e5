import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { refusals } from '../test/refusals.ts';
import { DETAIL_NAMES, detailSchemas } from './bookDetails.ts';

const schema = z.object(detailSchemas);
const refused = (fields: Record<string, unknown>) =>
  schema.safeParse(fields).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the details of a book', () => {
  it('the details of a book are each absent, or none, or as the shop keeps them', () => {
    expect(schema.parse({})).toEqual({});
    const texts = ['subtitle', 'isbn', 'publisher', 'imprint', 'published', 'pages', 'language', 'format'];
    const empty = Object.fromEntries(texts.map((name) => [name, ' ']));
    const none = {
      subtitle: '',
      isbn: '',
      publisher: '',
      imprint: '',
      published: '',
      pages: 0,
      language: '',
      format: '',
    };
    expect(schema.parse(empty)).toEqual(none);
    const nulls = Object.fromEntries(DETAIL_NAMES.filter((name) => name !== 'isbn').map((name) => [name, null]));
    expect(schema.parse({ isbn: '', ...nulls, excerpt: null, orderable: null })).toEqual({
      ...none,
      contributors: [],
      series: null,
      subjects: [],
      note: null,
      excerpt: '',
      orderable: true,
    });
    const typed = {
      isbn: '2-253-00269-0',
      publisher: ' Ninth Street Press ',
      published: ' 2019-03 ',
      pages: '352',
      language: 'EN-gb',
      format: 'Hardcover',
    };
    expect(schema.parse(typed)).toEqual({
      isbn: '9782253002697',
      publisher: 'Ninth Street Press',
      published: '2019-03',
      pages: 352,
      language: 'en-GB',
      format: 'hardcover',
    });
  });

  it('what a book has several of is taken as the trade writes it', () => {
    const typed = {
      contributors: [{ name: ' Ann Lee ', role: 'a01' }],
      series: { name: ' Roads ', number: 3 },
      subjects: [
        { scheme: 'thema', code: 'fba' },
        { scheme: 'bisac', code: 'fic019000' },
      ],
      note: { text: ' Read it.\n\nTwice. ', by: ' Mara ' },
      excerpt: ' It began.\n\nIt went on. ',
      orderable: 'false',
    };
    expect(schema.parse(typed)).toEqual({
      contributors: [{ name: 'Ann Lee', role: 'A01' }],
      series: { name: 'Roads', number: '3' },
      subjects: [
        { scheme: 'thema', code: 'FBA' },
        { scheme: 'bisac', code: 'FIC019000' },
      ],
      note: { text: 'Read it.\n\nTwice.', by: 'Mara' },
      excerpt: 'It began.\n\nIt went on.',
      orderable: false,
    });
    expect(schema.parse({ series: { name: 'Roads' } })).toEqual({ series: { name: 'Roads', number: '' } });
  });

  it.each([
    ['contributors', 'Ann Lee', 'contributors'],
    ['contributors', [{ name: 'Ann Lee' }], 'contributors.0.role'],
    ['contributors', [{ name: 'Ann; Bo', role: 'A01' }], 'contributors.0.name'],
    ['contributors', [{ name: ' ', role: 'A01' }], 'contributors.0.name'],
    ['contributors', [{ name: 'Ann Lee', role: 'author' }], 'contributors.0.role'],
    ['contributors', Array(LIMITS.contributors + 1).fill({ name: 'Ann Lee', role: 'A01' }), 'contributors'],
    ['series', 'Roads', 'series'],
    ['series', { name: '' }, 'series.name'],
    ['series', { name: 'Roads', number: 'x'.repeat(LIMITS.seriesNumber + 1) }, 'series.number'],
    ['subjects', [{ scheme: 'bic', code: 'FBA' }], 'subjects.0.scheme'],
    ['subjects', [{ scheme: 'thema', code: 'fiction!' }], 'subjects.0.code'],
    ['subjects', [{ scheme: 'bisac', code: 'FBA' }], 'subjects.0.code'],
    ['subjects', Array(LIMITS.subjects + 1).fill({ scheme: 'thema', code: 'FBA' }), 'subjects'],
    ['note', 'Read it.', 'note'],
    ['note', { text: 'Read it.' }, 'note.by'],
    ['note', { text: 'x'.repeat(LIMITS.bookNote + 1), by: 'Mara' }, 'note.text'],
    ['excerpt', 'x'.repeat(LIMITS.excerpt + 1), 'excerpt'],
    ['excerpt', 7, 'excerpt'],
    ['orderable', 'yes', 'orderable'],
  ])('the detail %s of a book is refused as %j', (name, value, path) => {
    expect(refused({ [name]: value })).toEqual([path]);
  });

  it.each([1, LIMITS.pages, '1', String(LIMITS.pages), ' 352 '])('a book takes %j as its number of pages', (pages) => {
    expect(schema.parse({ pages })).toEqual({ pages: Number(pages) });
  });

  it.each([0, '0', -1, 1.5, '1.5', 1e21, LIMITS.pages + 1, '1e3', '0x10', '352 p.', '0352', '٣', Number.NaN])(
    'a book does not take %j as its number of pages',
    (pages) => {
      expect(refused({ pages })).toEqual(['pages']);
    },
  );

  it.each(['publisher', 'published', 'language', 'format'])('the detail %s of a book is a text', (name) => {
    for (const value of [true, 2019, [], {}, ['en']]) expect(refused({ [name]: value })).toEqual([name]);
  });

  it.each([
    ['publisher', 'x'.repeat(LIMITS.publisher + 1)],
    ['publisher', 'Two\nlines'],
    ['publisher', '\u200b'],
    ['publisher', 'Turned \u202e around'],
    ['published', '2019-02-30'],
    ['language', 'German'],
    ['format', 'scroll'],
    ['pages', true],
  ])('the detail %s of a book is refused as %j', (name, value) => {
    expect(refused({ [name]: value })).toEqual([name]);
  });

  it('the details of a book may be of a book that is still to come', () => {
    expect(schema.parse({ published: '2999-12' })).toEqual({ published: '2999-12' });
  });
});

it('a detail that cannot be read is refused with what it has to be', () => {
  const bad = { isbn: '123', published: 'soon', pages: 'many', language: 'not a tag', format: 'stone' };
  expect(refusals(schema, bad)).toEqual([
    ['isbn', 'Must be an ISBN of 10 or 13 digits; please check each of them'],
    ['published', 'Must be a date like 2019, 2019-03 or 2019-03-05'],
    ['pages', 'Must be a whole number from 1 to 50000'],
    ['language', 'Must be the tag of a language, like en, de or pt-BR'],
    ['format', 'Must be one of hardcover, paperback, other'],
  ]);
  expect(refusals(schema, { isbn: 7 })).toEqual([['isbn', 'Must be a text']]);
});
