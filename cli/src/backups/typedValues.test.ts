import { Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decode, encode, type Json } from './typedValues.ts';

// The client never connects.
const db = new Firestore({ projectId: 'demo-values' });

const throughText = (value: unknown) => decode(JSON.parse(JSON.stringify(encode(value, 'x'))) as Json, db);

describe('typed values', () => {
  it.each([
    ['whole and broken numbers', [0, -7, 2499, 0.1, 1e-300, Number.MAX_SAFE_INTEGER]],
    ['numbers that JSON does not have', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0]],
    ['a timestamp to the nanosecond', new Timestamp(1_790_000_000, 123_456_789)],
    ['a timestamp before 1970', new Timestamp(-62_135_596_800, 1)],
    ['bytes', Buffer.from([0, 255, 10])],
    ['a place', new GeoPoint(47.07, 15.44)],
    ['a reference', db.doc('books/b1')],
    ['a map that looks like ours', { $timestamp: 'soon', inner: { $map: new Timestamp(1, 2) } }],
  ])('keep %s', (_name, value) => {
    expect(throughText(value)).toEqual(value);
  });

  it('do not depend on the order of map keys', () => {
    expect(JSON.stringify(encode({ b: 1, a: 2 }, 'x'))).toBe(JSON.stringify(encode({ a: 2, b: 1 }, 'x')));
  });

  it('are rejected with their path if they cannot be kept', () => {
    expect(() => encode({ total: 2 ** 53 }, 'o1')).toThrow('o1.total');
    expect(() => encode({ list: [new Map()] }, 'o1')).toThrow('o1.list.0');
  });

  it('are rejected if `encode` never creates them', () => {
    expect(() => decode({ $sound: 'moo' }, db)).toThrow('$sound');
    expect(() => decode({ $timestamp: 'yesterday' }, db)).toThrow('yesterday');
  });
});
