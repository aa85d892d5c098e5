import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';

export const delivery: DeliveryTexts = {
  shipping: 'On the house',
  taxes: 'In the price',
  time: 'At your door within the week, by boat where need be',
  promise: 'The price on the shelf is the price at the door',
};
