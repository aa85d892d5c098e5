import { describe, expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { aValue, someFields } from '../model/testValues.ts';
import { aDocument } from '../storage/document.ts';
import { fieldReader } from './fieldReader.ts';

const NAME = 'projects/p/databases/d/documents/books/dune';
const book = () =>
  aDocument({
    name: NAME,
    path: splitName(NAME),
    fields: someFields({ a: { b: 1n }, nothing: null }),
    createTime: 1n,
    updateTime: 1n,
  });

describe('a reader', () => {
  it('a reader gives the same the first time and later', () => {
    const [document, read] = [book(), fieldReader(['a', 'b'])];
    expect([read(document), read(document)]).toEqual([aValue(1n), aValue(1n)]);
  });

  it('a reader tells a missing field from a null', () => {
    const [document, readMissing, readNull] = [book(), fieldReader(['a', 'c']), fieldReader(['nothing'])];
    expect([readMissing(document), readMissing(document)]).toEqual([undefined, undefined]);
    expect([readNull(document), readNull(document)]).toEqual([aValue(null), aValue(null)]);
  });

  it('a reader does not take a path for another one that is written alike', () => {
    const document = book();
    expect(fieldReader(['a.b'])(document)).toBeUndefined();
    expect(fieldReader(['a', 'b'])(document)).toEqual(aValue(1n));
  });

  it('a reader reads the name as a reference', () => {
    expect(fieldReader(['__name__'])(book())).toMatchObject({ kind: 'reference', name: NAME });
  });

  it('a reader reads any number of different fields', () => {
    const document = book();
    for (let i = 0; i < 200; i++) expect(fieldReader([`field${i}`])(document)).toBeUndefined();
    expect(fieldReader(['a'])(document)).toEqual(aValue({ b: 1n }));
  });
});
