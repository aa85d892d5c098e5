import { checkout } from '@bookstore/shop/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { tax } from '@bookstore/shop/tax';
import type { DeliveryCharge, DeliveryTimes } from '@bookstore/shop-kit/delivery';
import type { TaxRates } from '@bookstore/shop-kit/tax';
import { priceToCents } from './format/money.ts';

/** What an order costs, in integer cents. */
export interface OrderTotals {
  /** Its books together. */
  booksCents: number;
  /** What the shop takes to bring them. */
  deliveryCents: number;
  /** What it takes to wrap them as a gift. */
  wrapCents: number;
  /** What the customer pays. */
  totalCents: number;
}

/** What the shop takes beside the books: none of it where it is absent. */
export interface ChargePolicy {
  charge?: DeliveryCharge;
  giftWrap?: number;
}

/** What the shop states of an order beside the prices of its books. */
export interface ShopPolicy extends ChargePolicy {
  /** Of the taxes that all prices contain. */
  tax: TaxRates;
  /** When a parcel arrives; absent where the shop promises no date. */
  times?: DeliveryTimes;
}

/** What a customer has chosen that costs something. */
export interface OrderChoice {
  /** ISO 3166-1 code of the country that the parcel goes to; null where it is not known, or no country's. */
  country: string | null;
  isWrapped?: boolean;
}

/** Of the shop's own folder. */
export const SHOP_POLICY: ShopPolicy = {
  charge: delivery.charge,
  giftWrap: checkout.giftWrap,
  tax,
  times: delivery.times,
};
const NOWHERE: OrderChoice = { country: null };

/** What the delivery of books of this sum costs. */
export function deliveryCents(booksCents: number, country: string | null, charge = SHOP_POLICY.charge): number {
  if (!charge || booksCents >= (charge.freeFrom ?? Number.POSITIVE_INFINITY)) return 0;
  return (country !== null ? charge.byCountry?.[country] : undefined) ?? charge.default;
}

/**
 * Makes every total that the cart shows, the checkout sends and the server compares and stores. Taxes are part of each price: see
 * `taxes.ts`. No books cost nothing.
 */
export function orderTotals(
  bookCents: readonly number[],
  { country, isWrapped = false }: OrderChoice = NOWHERE,
  { charge, giftWrap = 0 }: ChargePolicy = SHOP_POLICY,
): OrderTotals {
  const booksCents = bookCents.reduce((sum, cents) => sum + cents, 0);
  const isEmpty = bookCents.length === 0;
  const forDelivery = isEmpty ? 0 : deliveryCents(booksCents, country, charge);
  const wrapCents = isWrapped && !isEmpty ? giftWrap : 0;
  return { booksCents, deliveryCents: forDelivery, wrapCents, totalCents: booksCents + forDelivery + wrapCents };
}

/**
 * The totals of an order whose books were changed after it was placed: it pays no more for delivery and wrap than it was agreed, and less
 * for delivery where its books now are worth so much.
 */
export function changedTotals(
  agreed: Pick<OrderTotals, 'deliveryCents' | 'wrapCents'>,
  bookCents: readonly number[],
  country: string | null,
  policy: ChargePolicy = SHOP_POLICY,
): OrderTotals {
  const { booksCents, deliveryCents: present } = orderTotals(bookCents, { country }, policy);
  const { wrapCents } = agreed;
  const forDelivery = Math.min(agreed.deliveryCents, present);
  return { booksCents, deliveryCents: forDelivery, wrapCents, totalCents: booksCents + forDelivery + wrapCents };
}

/** The same of books as the API answers them. */
export function totalsOfBooks(books: readonly { newPrice: number }[], choice?: OrderChoice): OrderTotals {
  return orderTotals(
    books.map(({ newPrice }) => priceToCents(newPrice)),
    choice,
  );
}
