import { expect, it } from 'vitest';
import { coverQuerySchema } from './coverQuery.ts';
import { refusals } from './test/refusals.ts';

it('the tint of a cover is a dark colour, in any case and without a hash', () => {
  expect(coverQuerySchema.parse({ tint: '1F4D46' })).toEqual({ tint: '#1f4d46' });
  expect(coverQuerySchema.parse({})).toEqual({});
});

it.each(['x1f4d46', '1f4d46x', '#1f4d46', 'ffffff', '', 7])('the tint %j is refused once', (tint) => {
  const rule =
    'Must be a dark colour of six hexadecimal digits, for example 2b3a4f: white text has to be readable on it';
  expect(refusals(coverQuerySchema, { tint })).toEqual([['tint', rule]]);
});
