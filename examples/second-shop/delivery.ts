import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';

export const delivery: DeliveryTexts = {
  charge: { default: 890, byCountry: { DE: 290, AT: 490, CH: 690 }, freeFrom: 2500 },
  times: {
    cutOff: '15:00',
    days: [2, 5],
    closed: [
      '01-01',
      '2027-03-26',
      '2027-03-29',
      '05-01',
      '2027-05-06',
      '2027-05-17',
      '10-03',
      '10-31',
      '12-25',
      '12-26',
    ],
  },
  pickup: {
    address: {
      street: 'Fährkontor 3',
      zipcode: '25980',
      city: 'Westerhaven',
      state: 'Schleswig-Holstein',
      country: 'Deutschland',
    },
    hours: 'Montag bis Samstag von 10 bis 18 Uhr',
    readyIn: [0, 1],
  },
  promise: 'Der Preis im Regal ist der Preis an der Tür',
};
