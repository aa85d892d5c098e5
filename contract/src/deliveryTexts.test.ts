import { describe, expect, it } from 'vitest';
import { deliveryTimeText, shippingText, taxesText } from './deliveryTexts.ts';

describe('what is said of delivery and taxes', () => {
  it('the shop of the specification delivers for nothing, taxes included, in two to four working days', () => {
    expect(shippingText()).toBe('Free');
    expect(taxesText()).toBe('Included');
    expect(deliveryTimeText()).toBe('Delivered in two to four working days');
  });
});
