import { expect, it } from 'vitest';
import { readCursorTrail } from './cursorTrail.ts';

it('reads cursors from the history state, and ignores invalid states', () => {
  expect(readCursorTrail({ trail: ['', 'a'] })).toEqual(['', 'a']);
  for (const state of [null, undefined, 'x', {}, { trail: 'x' }, { trail: [1] }])
    expect(readCursorTrail(state)).toEqual([]);
});
