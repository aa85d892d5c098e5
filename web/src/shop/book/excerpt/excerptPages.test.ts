import { excerptParts } from '@bookstore/contract/format/excerptParts';
import { describe, expect, it } from 'vitest';
import { excerptPages } from './excerptPages.ts';

const toPages = (...lengths: number[]) =>
  excerptPages(excerptParts(lengths.map((length) => 'x'.repeat(length)).join('\n')));

describe('excerptPages', () => {
  it('counts a part on the page on which it begins', () => {
    const { count, pageOf } = toPages(1_000, 500, 1_000, 700);
    expect(count).toBe(3);
    expect([0, 1, 2, 3].map(pageOf)).toEqual([1, 1, 2, 2]);
  });

  it('has at least one page', () => {
    expect(toPages(1).count).toBe(1);
    expect(excerptPages([]).count).toBe(1);
    expect(excerptPages([]).pageOf(7)).toBe(1);
  });
});
