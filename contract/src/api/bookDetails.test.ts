import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { refusals } from '../test/refusals.ts';
import { DETAIL_NAMES, detailSchemas } from './bookDetails.ts';

const schema = z.object(detailSchemas);
const refused = (fields: Record<string, unknown>) =>
  schema.safeParse(fields).error?.issues.map(({ path }) => path.join('.')) ?? [];

// rows: 572
describe('the details of a book', () => {
  it('the details of a book are each absent, or none, or as the shop keeps them', () => {
    expect(schema.parse({})).toEqual({});
    const empty = Object.fromEntries(DETAIL_NAMES.map((name) => [name, ' ']));
    const none = { isbn: '', publisher: '', published: '', pages: 0, language: '', format: '' };
    expect(schema.parse(empty)).toEqual(none);
    expect(
      schema.parse({ ...empty, publisher: null, published: null, pages: null, language: null, format: null }),
    ).toEqual(none);
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
