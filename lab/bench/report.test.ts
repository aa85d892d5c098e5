import { expect, it } from 'vitest';
import { atLeast, atMost, formatGoals, formatTable } from './report.ts';

it('a table lines its figures up under their columns', () => {
  const text = formatTable({
    title: 'Speed',
    columns: ['call', 'req/s'],
    rows: [
      ['list', 12_345.6],
      ['one book', 7.125],
    ],
    notes: ['On a quiet machine.'],
  });
  expect(text.split('\n')).toEqual([
    '',
    'Speed',
    '  call        req/s',
    '  ─────────────────',
    '  list       12,346',
    '  one book     7.13',
    '  On a quiet machine.',
  ]);
});

it('a goal says what was promised, what was measured and whether it holds', () => {
  expect(atMost('cold start', 400, 371.8, 'ms')).toEqual({
    name: 'cold start',
    goal: 'at most 400 ms',
    measured: '372 ms',
    isMet: true,
  });
  expect(atLeast('score', 98, 97).isMet).toBe(false);
  expect(formatGoals([atLeast('score', 98, 97)])).toContain('MISSED');
});
