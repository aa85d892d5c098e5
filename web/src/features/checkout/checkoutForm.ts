import { centsToString } from '@bookstore/contract/money';
import type { NewOrder } from '@bookstore/contract/order';
import { type CartItem, subtotalCents } from '../cart/cartSlice.ts';

/** What the checkout form holds. The street is asked for and, as specified, not part of the order. */
export interface CheckoutFields {
  name: string;
  phone: string;
  street: string;
  city: string;
  country: string;
  state: string;
  zipcode: string;
}

export const EMPTY_FIELDS: CheckoutFields = {
  name: '',
  phone: '',
  street: '',
  city: '',
  country: '',
  state: '',
  zipcode: '',
};

/** The request for an order of a cart at the total that the customer was shown. */
export function toNewOrder(fields: CheckoutFields, email: string, items: readonly CartItem[]): NewOrder {
  const { name, phone, city, country, state, zipcode } = fields;
  return {
    name,
    email,
    address: { city, country, state, zipcode },
    phone,
    productIds: items.map((item) => item._id),
    totalPrice: centsToString(subtotalCents(items)),
  };
}
