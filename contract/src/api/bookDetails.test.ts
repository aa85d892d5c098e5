import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { refusals } from '../test/refusals.ts';
import { DETAIL_NAMES, detailSchemas } from './bookDetails.ts';

const schema = z.object(detailSchemas);

describe('detailSchemas', () => {
  it('distinguish absent and removed details', () => {
    expect(schema.parse({})).toStrictEqual({});
    const texts = ['subtitle', 'isbn', 'publisher', 'imprint', 'published', 'language', 'format'];
    const none = { ...Object.fromEntries(texts.map((name) => [name, ''])), pages: 0 };
    expect(schema.parse(Object.fromEntries([...texts, 'pages'].map((name) => [name, ' '])))).toEqual(none);
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
  });

  it.each([
    ['isbn', '2-253-00269-0', '9782253002697'],
    ['publisher', ' Ninth Street Press ', 'Ninth Street Press'],
    ['published', ' 2999-03 ', '2999-03'],
    ['language', 'EN-gb', 'en-GB'],
    ['format', 'Hardcover', 'hardcover'],
    ['contributors', [{ name: ' Ann Lee ', role: 'a01' }], [{ name: 'Ann Lee', role: 'A01' }]],
    ['series', { name: ' Roads ', number: 3 }, { name: 'Roads', number: '3' }],
    ['series', { name: 'Roads' }, { name: 'Roads', number: '' }],
    ['subjects', [{ scheme: 'thema', code: 'fba' }], [{ scheme: 'thema', code: 'FBA' }]],
    ['subjects', [{ scheme: 'bisac', code: 'fic019000' }], [{ scheme: 'bisac', code: 'FIC019000' }]],
    ['note', { text: ' Read it.\n\nTwice. ', by: ' Mara ' }, { text: 'Read it.\n\nTwice.', by: 'Mara' }],
    ['excerpt', ' It began.\n\nIt went on. ', 'It began.\n\nIt went on.'],
    ['orderable', 'false', false],
    ['pages', 1, 1],
    ['pages', ' 352 ', 352],
    ['pages', String(LIMITS.pages), LIMITS.pages],
  ])('read the %s %j as %j', (name, typed, read) => {
    expect(schema.parse({ [name]: typed })).toEqual({ [name]: read });
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
    ['publisher', 'x'.repeat(LIMITS.publisher + 1), 'publisher'],
    ['publisher', 'Two\nlines', 'publisher'],
    ['publisher', 7, 'publisher'],
    ['published', 2019, 'published'],
    ['language', ['en'], 'language'],
    ['format', {}, 'format'],
    ['pages', true, 'pages'],
  ])('refuse the %s %j', (name, value, path) => {
    expect(refusals(schema, { [name]: value }).map(([field]) => field)).toEqual([path]);
  });

  it.each([0, '0', -1, 1.5, 1e21, LIMITS.pages + 1, '1e3', '0x10', '352 p.', '0352', '٣', Number.NaN])(
    'refuse %j as a number of pages',
    (pages) => {
      expect(refusals(schema, { pages })).toEqual([['pages', 'Must be a whole number from 1 to 50000']]);
    },
  );

  it.each([
    ['isbn', '123', 'Must be a valid ISBN with 10 or 13 digits. Please check the digits'],
    ['isbn', 7, 'Must be text'],
    ['published', '2019-02-30', 'Must be a date like 2019, 2019-03 or 2019-03-05'],
    ['language', 'German', 'Must be a language tag, like en, de or pt-BR'],
    ['format', 'scroll', 'Must be one of hardcover, paperback, other'],
  ])('explain what the %s %j must be', (name, value, message) => {
    expect(refusals(schema, { [name]: value })).toEqual([[name, message]]);
  });
});
