import { describe, expect, it } from 'vitest';
import { changesQuerySchema } from './changesQuery.ts';

describe('what the log is asked for', () => {
  it.each([
    {},
    { day: '2026-11-22' },
    { by: 'ada' },
    { by: 'command' },
    { subject: 'eleven-gears-to-the-sea' },
    { subject: 'a.admin_1' },
    { subject: 'éditions-дом' },
    { day: '2026-11-22', by: 'ada', subject: '4f2a', cursor: 'x' },
  ])('the log is asked for %j', (query) => {
    expect(changesQuerySchema.parse(query)).toEqual(query);
  });

  it.each([
    [{ day: 'yesterday' }, 'day'],
    [{ day: '2026-02-30' }, 'day'],
    [{ by: 'x'.repeat(101) }, 'by'],
    [{ subject: 'a/b' }, 'subject'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ cursor: 'x'.repeat(1_001) }, 'cursor'],
  ])('the log is not asked for %j', (query, field) => {
    expect(changesQuerySchema.safeParse(query).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
