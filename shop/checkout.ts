import type { CheckoutSettings } from '@bookstore/shop-kit/checkout';

export const checkout: CheckoutSettings = { orderButton: 'Place an Order', giftWrap: 300 };
