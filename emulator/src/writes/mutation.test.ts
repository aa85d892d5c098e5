import { describe, expect, it } from 'vitest';
import type { WireWrite } from '../wire.ts';
import { decodeWrites } from './mutation.ts';

const DATABASE = 'projects/p/databases/(default)';
const name = (id: string) => `${DATABASE}/documents/books/${id}`;

function withTransforms(id: string, count: number): WireWrite {
  const updateTransforms = Array.from({ length: count }, (_, i) => ({
    fieldPath: `n${i}`,
    increment: { integerValue: '1', valueType: 'integerValue' as const },
  }));
  return { update: { name: name(id), fields: {} }, updateTransforms };
}

describe('the writes of a request', () => {
  it('the writes of a request may transform a document 500 times', () => {
    expect(decodeWrites([withTransforms('a', 500), withTransforms('b', 500)], DATABASE)).toHaveLength(2);
  });

  it('the writes of a request are refused with more transforms of one document, also in several writes', () => {
    const message = 'cannot have more than 500 field transforms on a single document';
    expect(() => decodeWrites([withTransforms('a', 501)], DATABASE)).toThrow(message);
    expect(() => decodeWrites([withTransforms('a', 250), withTransforms('a', 251)], DATABASE)).toThrow(message);
  });
});
