import { expect, it } from 'vitest';
import { readTrail } from './trail.tsx';

it('the way back is in the history, if it is one', () => {
  expect(readTrail({ trail: ['', 'a'] })).toEqual(['', 'a']);
  for (const state of [null, undefined, 'x', {}, { trail: 'x' }, { trail: [1] }]) expect(readTrail(state)).toEqual([]);
});
