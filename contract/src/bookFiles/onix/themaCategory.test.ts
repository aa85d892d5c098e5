import { describe, expect, it } from 'vitest';
import type { Category } from '../../constants.ts';
import { categoryOfSubjects } from './themaCategory.ts';

const thema = (...codes: string[]) => codes.map((code) => ({ scheme: 'thema' as const, code }));

describe('category by subject', () => {
  it.each([
    ['FKC', 'horror'],
    ['FK', 'horror'],
    ['FJH', 'adventure'],
    ['FBA', 'fiction'],
    ['KJ', 'business'],
    ['UMX', 'technology'],
    ['WBA', null],
  ])('%s is %s in this shop', (code, category) => {
    expect(categoryOfSubjects(thema(code))).toBe(category);
  });

  it('uses the first known Thema subject, never BISAC', () => {
    expect(categoryOfSubjects(thema('WBA', 'FKC', 'FBA'))).toBe('horror');
    expect(categoryOfSubjects([{ scheme: 'bisac', code: 'FIC028000' }, ...thema('KJ')])).toBe('business');
    expect(categoryOfSubjects([{ scheme: 'bisac', code: 'FIC028000' }])).toBeNull();
    expect(categoryOfSubjects([])).toBeNull();
  });

  it('uses the longest code', () => {
    const known = new Map<string, Category>([
      ['F', 'fiction'],
      ['FJM', 'adventure'],
      ['FJMS', 'business'],
    ]);
    expect(['FJ', 'FJM', 'FJMX', 'FJMS1'].map((code) => categoryOfSubjects(thema(code), known))).toEqual([
      'fiction',
      'adventure',
      'adventure',
      'business',
    ]);
  });
});
