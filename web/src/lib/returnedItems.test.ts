import { describe, expect, it } from 'vitest';
import { withReturns } from './returnedItems.ts';

const salt = { _id: 'salt', title: 'The Salt Road', price: 19.99 };
const tide = { _id: 'tide', title: 'Tide Tables', price: 5.01 };
const back = { _id: 'tide', at: '2026-11-22T10:00:00.000Z', cents: 501 };

describe('returnedItems', () => {
  it('lists copies as sold, returned ones with date and refund', () => {
    expect(withReturns({ items: [salt, tide] })).toEqual([
      { ...salt, copy: 'salt 0' },
      { ...tide, copy: 'tide 1' },
    ]);
    expect(withReturns({ items: [salt, tide], returned: [back] })).toMatchObject([salt, { ...tide, cameBack: back }]);
    expect(withReturns({ items: [salt], returned: [back] })[0]).not.toHaveProperty('cameBack');
  });

  it('returns two copies of a book one by one', () => {
    const copies = withReturns({ items: [tide, salt, tide], returned: [back] });
    expect(copies.map(({ copy, cameBack }) => [copy, cameBack !== undefined])).toEqual([
      ['tide 0', true],
      ['salt 1', false],
      ['tide 2', false],
    ]);
  });
});
