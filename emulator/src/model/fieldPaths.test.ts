import { expect, it } from 'vitest';
import { isDocumentName, parseFieldPath } from './fieldPaths.ts';

it.each([
  ['a', ['a']],
  ['a.b_1.C', ['a', 'b_1', 'C']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`back\\`tick\\\\`', ['back`tick\\']],
  ['`a\nb`', ['a\nb']],
])('takes %j for a field path', (text, path) => {
  expect(parseFieldPath(text)).toEqual(path);
});

it.each(['a..b', '.a', 'a.', '1a', 'a-b', '`open', '``', 'a`b`'])('refuses %j as a field path', (text) => {
  expect(() => parseFieldPath(text)).toThrow(`Invalid property path "${text}".`);
});

it.each(['', undefined])('takes %j for the empty field path', (text) => {
  expect(() => parseFieldPath(text)).toThrow('Invalid empty property path string.');
});

it('tells the name of the document from a field within a map', () => {
  expect(isDocumentName(['__name__'])).toBe(true);
  expect(isDocumentName(['a', '__name__'])).toBe(false);
});
