import { expect, it } from 'vitest';
import { wrapTitle } from './wrapTitle.ts';

it('breaks a title between words', () => {
  expect(wrapTitle('The Lighthouse Keeper', 13, 6)).toEqual(['The', 'Lighthouse', 'Keeper']);
});

it('ends in an ellipsis what is too long', () => {
  expect(wrapTitle('one two three four', 5, 2)).toEqual(['one', 'two…']);
  expect(wrapTitle('Incomprehensibilities', 8, 2)).toEqual(['Incompr…']);
});
