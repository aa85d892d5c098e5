import { describe, expect, it } from 'vitest';
import {
  collectionIdOf,
  collectionPathOf,
  compareDocumentIds,
  comparePaths,
  nameOf,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  splitName,
} from './names.ts';

const DATABASE = 'projects/p/databases/(default)';
const document = (path: string) => `${DATABASE}/documents/${path}`;

describe('documents', () => {
  it('the name of a document is parsed into its database and segments, and written again', () => {
    const path = parseDocumentName(document('authors/a1/books/b1'));
    expect(path).toEqual({ database: DATABASE, segments: ['authors', 'a1', 'books', 'b1'] });
    expect(nameOf(path)).toBe(document('authors/a1/books/b1'));
    expect(collectionPathOf(path)).toBe('authors/a1/books');
    expect(collectionIdOf(path)).toBe('books');
  });

  it.each([
    ['', 'Document name "" lacks "projects" at index 0.'],
    [document('c'), `Document name "${document('c')}" lacks "/" at index ${document('c').length}.`],
    [document('c/'), `Document name "${document('c/')}" has invalid trailing "/".`],
    [
      document('c//d/e'),
      `Document name "${document('c//d/e')}" lacks a resource id at index ${document('c/').length}.`,
    ],
    [
      document('c/.'),
      `Document name "${document('c/.')}" contains a resource id "." at index ${document('c/').length}.`,
    ],
    [document('__c__/d'), 'Collection id "__c__" is invalid because it is reserved.'],
    [document('c/__d__'), 'Resource id "__d__" is invalid because it is reserved.'],
    [document('c/__id0__'), 'Document ID of type long must be non-zero'],
    [document('c/__id007__'), expect.stringContaining("Found: '__id007__'")],
    [document('c/__id-0__'), expect.stringContaining("Found: '__id-0__'")],
    [document('c/__id9223372036854775808__'), expect.stringContaining('64-bit integer')],
  ])('refuses %j as the name of a document', (name, message) => {
    expect(() => parseDocumentName(name)).toThrow(expect.objectContaining({ message }));
  });

  it('the name of a document may have 100 levels of collections and no more', () => {
    const levels = (count: number) => document(Array.from({ length: count }, () => 'c/d').join('/'));
    expect(parseDocumentName(levels(100)).segments).toHaveLength(200);
    expect(() => parseDocumentName(levels(101))).toThrow('at most 100 levels of collections');
  });

  it('the name of a document may have a numeric id in its one right form', () => {
    expect(parseDocumentName(document('c/__id-7__')).segments).toEqual(['c', '__id-7__']);
  });
});

it('a parent is a document or the root of a database', () => {
  expect(parseParentName(`${DATABASE}/documents`).segments).toEqual([]);
  expect(parseParentName(document('c/d')).segments).toEqual(['c', 'd']);
  expect(() => parseParentName(document('c'))).toThrow('lacks "/"');
});

it('a database has a project and nothing behind it', () => {
  expect(parseDatabaseName(DATABASE)).toBe(DATABASE);
  expect(() => parseDatabaseName('projects/x')).toThrow('Database name "projects/x" lacks "/" at index 10.');
  expect(() => parseDatabaseName(`${DATABASE}/documents`)).toThrow('unexpected trailing text');
});

describe('order', () => {
  it('the order of names has numeric ids first, by number', () => {
    const ids = ['b', '__id10__', 'a', '__id-3__', '__id9__', 'A'];
    expect(ids.sort(compareDocumentIds)).toEqual(['__id-3__', '__id9__', '__id10__', 'A', 'a', 'b']);
  });

  it('the order of names goes segment by segment, a prefix first', () => {
    const paths = ['c-b/x', 'c/b', 'c/a/sub/x', 'c/a'].map((path) => splitName(document(path)));
    expect(paths.sort(comparePaths).map(({ segments }) => segments.join('/'))).toEqual([
      'c/a',
      'c/a/sub/x',
      'c/b',
      'c-b/x',
    ]);
  });
});
