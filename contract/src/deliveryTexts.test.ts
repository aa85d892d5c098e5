import { describe, expect, it } from 'vitest';
import { beforeCountry, deliveryTimeText, shippingText, taxesText, taxRateText } from './deliveryTexts.ts';

describe('what is said of delivery and taxes', () => {
  it('the shop of the specification delivers for nothing, taxes included, in two to four working days', () => {
    expect(shippingText()).toBe('Free');
    expect(taxesText()).toBe('Included');
    expect(deliveryTimeText()).toBe('Delivered in two to four working days');
  });

  const charge = { default: 890, byCountry: { DE: 290 }, freeFrom: 2500 };

  it('a shop that charges for the delivery says the least of it, and from which sum on it is free', () => {
    expect(shippingText(charge)).toBe('from $2.90, free from $25.00');
    expect(shippingText({ default: 400 })).toBe('$4.00');
  });

  it('before the country is known a cart says the least that is to be paid, or the exact sum where it is one', () => {
    expect(beforeCountry([1000])).toEqual({ shipping: 'Free', toPay: '$10.00' });
    expect(beforeCountry([400, 600], { default: 400 })).toEqual({ shipping: '$4.00', toPay: '$14.00' });
    expect(beforeCountry([2499], charge)).toEqual({ shipping: 'from $2.90, free from $25.00', toPay: 'from $27.89' });
    expect(beforeCountry([2500], charge)).toEqual({ shipping: 'Free', toPay: '$25.00' });
    expect(beforeCountry([], charge)).toEqual({ shipping: 'from $2.90, free from $25.00', toPay: '$0.00' });
  });

  it('a rate of tax is written as people write it', () => {
    expect([700, 550, 0].map(taxRateText)).toEqual(['7%', '5.5%', '0%']);
  });
});
