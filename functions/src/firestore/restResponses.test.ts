import { describe, expect, it } from 'vitest';
import { toCount, toDocument, toElements, toPage, toStored, UnexpectedResponse } from './restResponses.ts';

const BELOW = 'projects/p/databases/(default)/documents/books';
const NAME = `${BELOW}/salt`;
const TIME = '2026-05-01T10:00:00.123456789Z';

const read = (value: unknown) =>
  (toStored({ name: NAME, fields: { value } as never }).data() as { value: unknown }).value;

describe('stored value', () => {
  it.each<[object, unknown]>([
    [{ stringValue: 'Salt' }, 'Salt'],
    [{ integerValue: '1999' }, 1999],
    [{ booleanValue: false }, false],
    [{ nullValue: 'NULL_VALUE' }, null],
    [{ doubleValue: 0.5 }, 0.5],
    [{ doubleValue: 'NaN' }, Number.NaN],
    [{ bytesValue: 'AAEC' }, Buffer.from([0, 1, 2])],
    [{ arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, ['a', 1]],
    [{ arrayValue: {} }, []],
    [{ mapValue: { fields: { city: { stringValue: 'Graz' } } } }, { city: 'Graz' }],
    [{ referenceValue: NAME }, NAME],
  ])('is decoded: %j', (value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it('is decoded to a date if it is a timestamp', () => {
    const value = read({ timestampValue: TIME }) as { toDate: () => Date };
    expect(value.toDate()).toEqual(new Date('2026-05-01T10:00:00.123Z'));
  });

  it.each<[unknown, string]>([
    [{ stringValue: 1 }, 'a string value'],
    [{ integerValue: '' }, 'an integer value'],
    [{ booleanValue: 'true' }, 'a boolean value'],
    [{ timestampValue: 'soon' }, 'a time'],
    [{ bytesValue: 1 }, 'a bytes value'],
    [{ arrayValue: { values: {} } }, 'an array value'],
    [{ mapValue: 'x' }, 'a map value'],
    [{}, 'a value of the kind none'],
    [{ stringValue: 'a', integerValue: '1' }, 'a value of the kind stringValue'],
    [null, 'a value'],
  ])('is rejected if unknown: %j', (value, what) => {
    expect(() => read(value)).toThrow(UnexpectedResponse);
    expect(() => read(value)).toThrow(`Firestore's answer is not as documented: ${what}.`);
  });
});

describe('document', () => {
  it("has id, path and fields like the client's", () => {
    const document = toDocument({ name: NAME, fields: { title: { stringValue: 'Salt' } } }, BELOW);
    const stored = toStored(document);
    expect(stored).toMatchObject({ exists: true, id: 'salt', ref: { path: 'books/salt' } });
    expect(stored.data()).toEqual({ title: 'Salt' });
    expect(toStored(toDocument({ name: NAME }, BELOW)).data()).toEqual({});
  });

  it.each<[unknown, string]>([
    [null, 'a document'],
    [{ name: 'projects/p/databases/(default)/documents/orders/salt' }, 'the name of a document'],
    [{ name: `${BELOW}-other/salt` }, 'the name of a document'],
    [{ name: NAME, fields: [] }, 'the fields of a document'],
  ])('is rejected in the form %j', (value, what) => {
    expect(() => toDocument(value, BELOW)).toThrow(`as documented: ${what}.`);
  });
});

describe('toElements', () => {
  it('returns elements with their read time', () => {
    const elements = [{ readTime: TIME }, { readTime: TIME, done: true }];
    expect(toElements(elements)).toEqual(elements);
  });

  it.each<[unknown, string]>([
    [[], 'no elements'],
    [[{ readTime: TIME }, { error: { code: 14 } }], 'an error, {"code":14}'],
    [[{}], 'an element without a time'],
    [[{ readTime: 'soon' }], 'a time'],
  ])('refuses %j', (value, what) => {
    expect(() => toElements(value)).toThrow(`as documented: ${what}.`);
  });
});

describe('toPage', () => {
  const found = (id: string) => ({ readTime: TIME, document: { name: `${BELOW}/${id}`, fields: {} } });

  it('returns documents and ignores metadata', () => {
    const elements = [
      { readTime: TIME, skippedResults: 1 },
      found('a'),
      { readTime: TIME, transaction: 't', explainMetrics: {} },
      found('b'),
      { readTime: TIME, done: true },
    ];
    expect(toPage(elements, BELOW).map(({ name }) => name)).toEqual([`${BELOW}/a`, `${BELOW}/b`]);
    expect(toPage([{ readTime: TIME }], BELOW)).toEqual([]);
  });

  it.each<[object[], string]>([
    [[{ readTime: TIME, result: {} }], 'an element with result'],
    [[found('a'), found('a')], 'a document twice'],
  ])('refuses %j', (elements, what) => {
    expect(() => toPage(elements as never, BELOW)).toThrow(`as documented: ${what}.`);
  });
});

describe('toCount', () => {
  const counted = (value: object) => ({ readTime: TIME, result: { aggregateFields: { count: value } } });

  it('returns the number', () => {
    expect(toCount([counted({ integerValue: '130' })])).toBe(130);
  });

  it.each<[object[], string]>([
    [[], 'the result of a count'],
    [[{ readTime: TIME, result: {} }], 'fields'],
    [[counted({ integerValue: '1' }), counted({ integerValue: '2' })], 'no count'],
    [[{ readTime: TIME, result: { aggregateFields: {} } }], 'no count'],
  ])('refuses %j', (elements, what) => {
    expect(() => toCount(elements as never)).toThrow(`as documented: ${what}.`);
  });
});
