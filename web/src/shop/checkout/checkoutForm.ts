import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import type { NewDelivery, NewOrder } from '@bookstore/contract/api/order';
import { countryCodeOf, countryNames, isDeliveredTo } from '@bookstore/contract/countries';
import { centsToString } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/checkout';
import type { CartItem } from '../cart/cartSlice.ts';
import type { CheckoutFields } from './draft.ts';
import { getPickup, isWrapped } from './shownTotals.ts';

export type RequiredField = Exclude<keyof CheckoutFields, 'note' | 'isGift' | 'giftNote' | 'isWrapped' | 'isCollected'>;

const MISSING: Readonly<Record<RequiredField, string>> = {
  name: messages.nameRequired,
  phone: messages.phoneRequired,
  street: messages.streetRequired,
  city: messages.cityRequired,
  country: messages.countryRequired,
  state: messages.stateRequired,
  zipcode: messages.zipcodeRequired,
};

export const requiredRule = (name: RequiredField) => ({
  validate: (text: string, fields?: Pick<CheckoutFields, 'country'>) => {
    if (text.trim() === '')
      return name === 'zipcode' && countryCodeOf(fields?.country ?? '') === 'US'
        ? messages.zipCodeRequired
        : MISSING[name];
    return name !== 'country' || isDeliveredTo(text) || messages.onlyTheseCountries(countryNames());
  },
});

export function toDelivery({ street, note, ...fields }: CheckoutFields): NewDelivery {
  const gift = { ...(fields.giftNote.trim() && { note: fields.giftNote }), ...(isWrapped(fields) && { wrap: true }) };
  if (getPickup(fields)) return { street: '', pickup: true, ...(fields.isGift && { gift }) };
  return { street, ...(note.trim() && { note }), ...(fields.isGift && { gift }) };
}

/** Omits note and gift. */
export function toDetails({ name, phone, street, city, country, state, zipcode }: CheckoutFields): CustomerDetails {
  return { name, phone, street, address: { city, country, state, zipcode } };
}

export const toCheckoutFields = ({ name, phone, street, address }: CustomerDetails): Partial<CheckoutFields> => ({
  name,
  phone,
  street,
  ...address,
});

/** @param totalCents total shown to the customer */
export function toNewOrder(
  fields: CheckoutFields,
  email: string,
  items: readonly CartItem[],
  totalCents: number,
): NewOrder {
  const { name, phone } = fields;
  const { city, country, state, zipcode } = getPickup(fields)?.address ?? fields;
  return {
    name,
    email,
    address: { city, country, state, zipcode },
    phone,
    productIds: items.map((item) => item._id),
    totalPrice: centsToString(totalCents),
  };
}
