import { FieldValue, Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { restForEachTest, time } from './support/restClient.ts';
import { sdkForEachTest } from './support/sdkForEachTest.ts';

const sdk = sdkForEachTest();
const rest = restForEachTest(sdk);

const map = (fields: object) => ({ mapValue: { fields } });
const vector = map({
  __type__: { stringValue: '__vector__' },
  value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 0.5 }] } },
});
const CASES: [json: object, value: unknown][] = [
  [{ nullValue: null }, null],
  [{ booleanValue: false }, false],
  [{ integerValue: '-9007199254740993' }, -9007199254740993n],
  [{ integerValue: '9223372036854775807' }, 9223372036854775807n],
  [{ doubleValue: 1.5 }, 1.5],
  [{ doubleValue: -0 }, -0],
  [{ doubleValue: 'NaN' }, Number.NaN],
  [{ doubleValue: '-Infinity' }, Number.NEGATIVE_INFINITY],
  [{ timestampValue: '2026-01-02T03:04:05.000006Z' }, new Timestamp(1767323045, 6000)],
  [{ timestampValue: '2026-01-02T03:04:05Z' }, new Timestamp(1767323045, 0)],
  [{ timestampValue: '1969-12-31T23:59:59.250Z' }, new Timestamp(-1, 250_000_000)],
  [{ stringValue: '' }, ''],
  [{ stringValue: 'Smörgås 📚 "\u0000"' }, 'Smörgås 📚 "\u0000"'],
  [{ bytesValue: '+/8A' }, Buffer.from([0xfb, 0xff, 0])],
  [{ geoPointValue: { latitude: -47.5, longitude: 8.25 } }, new GeoPoint(-47.5, 8.25)],
  [{ arrayValue: {} }, []],
  [{ arrayValue: { values: [map({ a: { mapValue: {} } }), { nullValue: null }] } }, [{ a: {} }, null]],
  [map({ fields: { integerValue: '1' } }), { fields: 1n }],
  [vector, FieldValue.vector([1, 0.5])],
];
const fieldsOf = <T>(values: T[]) => Object.fromEntries(values.map((value, index) => [`f${index}`, value]));

it('round-trips every kind of value between REST and the SDK', async () => {
  const firestore = new Firestore({ projectId: sdk.project, useBigInt: true });
  const reference = { referenceValue: rest.named('books/y') };
  const json = { ...fieldsOf(CASES.map(([written]) => written)), reference };
  const values = { ...fieldsOf(CASES.map(([, value]) => value)), reference: firestore.doc('books/y') };
  // JSON.stringify writes -0 as 0.
  const body = JSON.stringify({ writes: [rest.set('books/x', json)] }).replace('"doubleValue":0}', '"doubleValue":-0}');
  expect((await rest.post(':commit', body)).status).toBe(200);
  const document = firestore.doc('books/x');
  expect((await document.get()).data()).toEqual(values);
  await document.set(values);
  const { json: read } = await rest.get('/books/x');
  expect(read).toEqual({ name: rest.named('books/x'), fields: json, createTime: time, updateTime: time });
  await document.set({});
  expect((await rest.get('/books/x')).json).not.toHaveProperty('fields');
  await firestore.terminate();
});

it.each([
  ['an integer as a number', { integerValue: 7 }, { integerValue: '7' }],
  ['bytes for URLs', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
  ['another time zone', { timestampValue: '2026-01-02T03:04:05+01:00' }, { timestampValue: '2026-01-02T02:04:05Z' }],
])('accepts an alternative JSON form: %s', async (_, json, stored) => {
  expect((await rest.post(':commit', { writes: [rest.set('books/x', { value: json })] })).status).toBe(200);
  expect((await rest.get('/books/x')).json).toMatchObject({ fields: { value: stored } });
});
