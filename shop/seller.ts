import type { Seller } from '@bookstore/shop-kit/seller';

export const seller: Seller = {
  name: 'Book Store',
  address: ['12 Lamplight Street', 'Springfield, IL 62701'],
  country: 'US',
  email: 'hello@example.com',
  phone: '+1 217 555 0123',
};
