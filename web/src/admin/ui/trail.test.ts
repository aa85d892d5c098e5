import { expect, it } from 'vitest';
import { readTrail } from './trail.tsx';

it('reads cursors from the history state, and ignores other states', () => {
  expect(readTrail({ trail: ['', 'a'] })).toEqual(['', 'a']);
  for (const state of [null, undefined, 'x', {}, { trail: 'x' }, { trail: [1] }]) expect(readTrail(state)).toEqual([]);
});
