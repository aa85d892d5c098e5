import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';

export const delivery: DeliveryTexts = {
  shipping: 'Geht aufs Haus',
  taxes: 'Im Preis enthalten',
  time: 'Binnen einer Woche bei Ihnen, wenn es sein muss per Schiff',
  promise: 'Der Preis im Regal ist der Preis an der Tür',
};
