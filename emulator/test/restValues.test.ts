import { FieldValue, Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { restForEachTest, time } from './support/restClient.ts';
import { sdkForEachTest } from './support/sdkForEachTest.ts';

const sdk = sdkForEachTest();
const rest = restForEachTest(sdk);

describe('a value over REST is what the SDK knows as', () => {
  type Case = [what: string, json: object, value: (firestore: Firestore) => unknown];
  const map = (fields: object) => ({ mapValue: { fields } });
  const vector = map({
    __type__: { stringValue: '__vector__' },
    value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 0.5 }] } },
  });
  const CASES: Case[] = [
    ['null', { nullValue: null }, () => null],
    ['false', { booleanValue: false }, () => false],
    ['true', { booleanValue: true }, () => true],
    ['0', { integerValue: '0' }, () => 0n],
    ['an integer beyond 2^53', { integerValue: '-9007199254740993' }, () => -9007199254740993n],
    ['the largest integer', { integerValue: '9223372036854775807' }, () => 9223372036854775807n],
    ['a double', { doubleValue: 1.5 }, () => 1.5],
    ['-0', { doubleValue: -0 }, () => -0],
    ['NaN', { doubleValue: 'NaN' }, () => Number.NaN],
    ['infinity', { doubleValue: 'Infinity' }, () => Number.POSITIVE_INFINITY],
    ['negative infinity', { doubleValue: '-Infinity' }, () => Number.NEGATIVE_INFINITY],
    ['a time', { timestampValue: '2026-01-02T03:04:05.000006Z' }, () => new Timestamp(1767323045, 6000)],
    ['a whole second', { timestampValue: '2026-01-02T03:04:05Z' }, () => new Timestamp(1767323045, 0)],
    ['a time before 1970', { timestampValue: '1969-12-31T23:59:59.250Z' }, () => new Timestamp(-1, 250_000_000)],
    ['the first time', { timestampValue: '0001-01-01T00:00:00Z' }, () => new Timestamp(-62135596800, 0)],
    ['an empty text', { stringValue: '' }, () => ''],
    ['a text', { stringValue: 'Smörgås 📚 "\u0000"' }, () => 'Smörgås 📚 "\u0000"'],
    ['a text that looks like a time', { stringValue: '2026-01-02T03:04:05.000Z' }, () => '2026-01-02T03:04:05.000Z'],
    ['bytes', { bytesValue: '+/8A' }, () => Buffer.from([0xfb, 0xff, 0])],
    ['no bytes', { bytesValue: '' }, () => Buffer.alloc(0)],
    ['a place', { geoPointValue: { latitude: -47.5, longitude: 8.25 } }, () => new GeoPoint(-47.5, 8.25)],
    ['an empty list', { arrayValue: {} }, () => []],
    ['a list', { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } }, () => [1n, null]],
    ['an empty map', { mapValue: {} }, () => ({})],
    ['a map', map({ fields: { integerValue: '1' } }), () => ({ fields: 1n })],
    ['maps within lists', { arrayValue: { values: [map({ a: { mapValue: {} } })] } }, () => [{ a: {} }]],
    ['a vector', vector, () => FieldValue.vector([1, 0.5])],
  ];

  /** -0, which JSON.stringify writes as 0. */
  const withMinusZero = (json: object) => JSON.stringify(json, (_, value) => (Object.is(value, -0) ? '-0' : value));
  const client = () => new Firestore({ projectId: sdk.project, useBigInt: true });

  async function expectBothWays(json: object, value: unknown): Promise<void> {
    const firestore = client();
    const document = firestore.doc('books/x');
    const body = withMinusZero({ writes: [rest.set('books/x', { value: json })] });
    expect((await rest.post(':commit', body)).status).toBe(200);
    expect((await document.get()).get('value')).toEqual(value);
    await document.set({ value });
    const { json: read } = await rest.get('/books/x');
    expect(read).toEqual({ name: rest.named('books/x'), fields: { value: json }, createTime: time, updateTime: time });
    await firestore.terminate();
  }

  it.each(CASES)('a value over REST is what the SDK knows as %s', async (_, json, value) => {
    await expectBothWays(json, value(sdk.firestore));
  });

  it('a value over REST is what the SDK knows as a reference', async () => {
    const { json } = await rest.post(':commit', {
      writes: [rest.set('books/x', { other: { referenceValue: rest.named('books/y') } })],
    });
    expect(json).toEqual({ writeResults: [{ updateTime: time }], commitTime: time });
    const other = (await sdk.books.doc('x').get()).get('other');
    expect(other.isEqual(sdk.books.doc('y'))).toBe(true);
    await sdk.books.doc('x').set({ other });
    expect((await rest.get('/books/x')).json).toMatchObject({
      fields: { other: { referenceValue: rest.named('books/y') } },
    });
  });

  it('a document over REST without fields is what the SDK knows as one without fields', async () => {
    await sdk.books.doc('x').set({});
    expect((await rest.get('/books/x')).json).toEqual({
      name: rest.named('books/x'),
      createTime: time,
      updateTime: time,
    });
  });
});

describe('forms of a value that are taken too', () => {
  it.each([
    ['an integer as a number', { integerValue: 7 }, { integerValue: '7' }],
    ['a double as a text', { doubleValue: '1e3' }, { doubleValue: 1000 }],
    ['bytes for URLs', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    ['null by its name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [
      'nanoseconds',
      { timestampValue: '2026-01-02T03:04:05.123456789Z' },
      { timestampValue: '2026-01-02T03:04:05.123456Z' },
    ],
    ['another time zone', { timestampValue: '2026-01-02T03:04:05+01:00' }, { timestampValue: '2026-01-02T02:04:05Z' }],
    ['null for absent', { stringValue: 'a', mapValue: null }, { stringValue: 'a' }],
  ])('another form of a value is taken: %s', async (_, json, stored) => {
    expect((await rest.post(':commit', { writes: [rest.set('books/x', { value: json })] })).status).toBe(200);
    expect((await rest.get('/books/x')).json).toMatchObject({ fields: { value: stored } });
  });
});
