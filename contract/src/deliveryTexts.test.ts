import { describe, expect, it } from 'vitest';
import { deliveryTimeText, shippingText, taxesText, taxRateText, totalsBeforeCountry } from './deliveryTexts.ts';

describe('delivery and taxes', () => {
  it("are free and included in the specification's shop, in 2–4 working days", () => {
    expect(shippingText()).toBe('Free');
    expect(taxesText()).toBe('Included');
    expect(deliveryTimeText()).toBe('Delivered in two to four working days');
  });

  const charge = { default: 890, byCountry: { DE: 290 }, freeFrom: 2500 };

  it('show the lowest charge and the sum for free delivery', () => {
    expect(shippingText(charge)).toBe('from $2.90, free from $25.00');
    expect(shippingText({ default: 400 })).toBe('$4.00');
  });

  it('show a minimum before the country is known, or the exact sum', () => {
    expect(totalsBeforeCountry([1000])).toEqual({ shipping: 'Free', toPay: '$10.00' });
    expect(totalsBeforeCountry([400, 600], { default: 400 })).toEqual({ shipping: '$4.00', toPay: '$14.00' });
    expect(totalsBeforeCountry([2499], charge)).toEqual({
      shipping: 'from $2.90, free from $25.00',
      toPay: 'from $27.89',
    });
    expect(totalsBeforeCountry([2500], charge)).toEqual({ shipping: 'Free', toPay: '$25.00' });
    expect(totalsBeforeCountry([], charge)).toEqual({ shipping: 'from $2.90, free from $25.00', toPay: '$0.00' });
  });

  it('write tax rates as percentages', () => {
    expect([700, 550, 0].map(taxRateText)).toEqual(['7%', '5.5%', '0%']);
  });
});
