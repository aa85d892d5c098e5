import { describe, expect, it } from 'vitest';
import { changesQuerySchema } from './changesQuery.ts';

describe('changesQuerySchema', () => {
  it.each([
    {},
    { subject: 'a.admin_1' },
    { subject: 'éditions-дом' },
    { day: '2026-11-22', by: 'ada', subject: '4f2a', cursor: 'x' },
  ])('accepts %j', (query) => {
    expect(changesQuerySchema.parse(query)).toEqual(query);
  });

  it.each([
    ['day', '2026-02-30'],
    ['by', 'x'.repeat(101)],
    ['subject', 'a/b'],
    ['subject', 'x'.repeat(201)],
    ['cursor', 'x'.repeat(1_001)],
  ])('refuses the %s %j', (name, value) => {
    expect(changesQuerySchema.safeParse({ [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });
});
