import type { Shown } from '../wordsOf.ts';

/* In column order. */

export const ordersFile = (currency: Shown) => ({
  id: 'Order ID',
  date: 'Date',
  status: 'Status',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  country: 'Country',
  note: 'Note',
  books: 'Books',
  titles: 'Titles',
  total: `Total (${currency})`,
  deliveryCharge: `Delivery (${currency})`,
  giftWrap: `Gift wrap (${currency})`,
  gift: 'Gift',
  refund: `Refund (${currency})`,
});
export const labelsFile = (currency: Shown) => ({
  name: 'Name',
  street: 'Street',
  zipcode: 'Zipcode',
  city: 'City',
  state: 'State',
  country: 'Country',
  phone: 'Phone',
  order: 'Order',
  amount: `Amount to collect (${currency})`,
});
export const giftWrapped = 'wrap';
export const yes = 'yes';
