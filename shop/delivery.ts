import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';

export const delivery: DeliveryTexts = {
  times: { cutOff: '14:00', days: [2, 4], closed: ['01-01', '07-04', '12-25'] },
  shipping: 'Free',
  taxes: 'Included',
  promise: 'The price you see is the price you pay',
};
