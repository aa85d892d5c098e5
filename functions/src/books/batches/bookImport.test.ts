import { describe, expect, it } from 'vitest';
import { stableId } from './bookImport.ts';

describe('bookImport', () => {
  it('derives the same id from title and author as earlier releases', () => {
    expect(stableId('Dune', 'Frank Herbert')).toBe('csv-f0712186190d7a6b5becaceb');
  });

  it.each([
    ['capitals', 'DUNE', 'frank HERBERT'],
    ['spaces', '  Dune ', 'Frank \u00a0\n Herbert'],
    ['letters that are written in another way', 'Ｄｕｎｅ', 'Frank Herbert'],
  ])('derives the same id for any %s', (_what, title, author) => {
    expect(stableId(title, author)).toBe(stableId('Dune', 'Frank Herbert'));
  });

  it('derives another id for another title, another author or none', () => {
    const others = [stableId('Dun e', 'Frank Herbert'), stableId('Dune', 'Brian Herbert'), stableId('Dune', '')];
    expect(new Set([...others, stableId('Dune', 'Frank Herbert'), stableId('DuneFrank', 'Herbert')]).size).toBe(5);
  });
});
