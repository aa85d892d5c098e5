import { expect, it } from 'vitest';
import { stableId } from './bookImport.ts';

it('a title and an author have the id that files imported by earlier releases gave them', () => {
  expect(stableId('Dune', 'Frank Herbert')).toBe('csv-f0712186190d7a6b5becaceb');
});

it.each([
  ['capitals', 'DUNE', 'frank HERBERT'],
  ['spaces', '  Dune ', 'Frank \u00a0\n Herbert'],
  ['letters that are written in another way', 'Ｄｕｎｅ', 'Frank Herbert'],
])('a title and an author have the same id whatever their %s', (_what, title, author) => {
  expect(stableId(title, author)).toBe(stableId('Dune', 'Frank Herbert'));
});

it('another title, another author and no author make another id', () => {
  const others = [stableId('Dun e', 'Frank Herbert'), stableId('Dune', 'Brian Herbert'), stableId('Dune', '')];
  expect(new Set([...others, stableId('Dune', 'Frank Herbert'), stableId('DuneFrank', 'Herbert')]).size).toBe(5);
});
