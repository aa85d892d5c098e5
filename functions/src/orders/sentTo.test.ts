import { expect, it } from 'vitest';
import { toSentTo } from './sentTo.ts';

const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };

it('mails name the street and whether the order is a gift', () => {
  const sentTo = { lines: ['8010 Graz', 'Austria'], isGift: false, isConfirmed: true };
  expect(toSentTo(address, null, true)).toEqual(sentTo);
  expect(toSentTo(address, { street: 'Mill Lane 1', gift: { note: '', wrap: false } }, false)).toEqual({
    lines: ['Mill Lane 1', ...sentTo.lines],
    isGift: true,
    isConfirmed: false,
  });
});
