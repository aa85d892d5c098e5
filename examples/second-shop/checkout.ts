import type { CheckoutSettings } from '@bookstore/shop-kit/checkout';

export const checkout: CheckoutSettings = {
  orderButton: 'Zahlungspflichtig bestellen',
  giftWrap: 250,
  sellsAtCounter: true,
};
