import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';

export const delivery: DeliveryTexts = {
  shipping: 'Free',
  taxes: 'Included',
  time: 'Delivered in two to four working days',
  promise: 'You never pay more than shown',
};
