import { checkout } from '@bookstore/shop/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { tax } from '@bookstore/shop/tax';
import type { DeliveryCharge, DeliveryTimes, Pickup } from '@bookstore/shop-kit/delivery';
import type { TaxRates } from '@bookstore/shop-kit/tax';
import { priceToCents } from './format/money.ts';

/** In integer cents. */
export interface OrderTotals {
  booksCents: number;
  deliveryCents: number;
  wrapCents: number;
  totalCents: number;
}

interface ChargePolicy {
  charge?: DeliveryCharge;
  giftWrap?: number;
}

export interface ShopPolicy extends ChargePolicy {
  tax: TaxRates;
  /** Absent without promised dates. */
  times?: DeliveryTimes;
  /** Absent if orders cannot be collected. */
  pickup?: Pickup;
  sellsAtCounter?: boolean;
  /** In cents. */
  namelessInvoiceUpTo?: number;
}

export interface OrderChoice {
  /** ISO 3166-1; null if unknown. */
  country: string | null;
  isWrapped?: boolean;
  isDelivered?: boolean;
}

const { namelessInvoiceUpTo, ...rates } = tax;

export const SHOP_POLICY: ShopPolicy = {
  charge: delivery.charge,
  giftWrap: checkout.giftWrap,
  tax: rates,
  times: delivery.times,
  pickup: delivery.pickup,
  sellsAtCounter: checkout.sellsAtCounter,
  namelessInvoiceUpTo,
};
const NOWHERE: OrderChoice = { country: null };

export function deliveryCents(booksCents: number, country: string | null, charge = SHOP_POLICY.charge): number {
  if (!charge || booksCents >= (charge.freeFrom ?? Number.POSITIVE_INFINITY)) return 0;
  return (country !== null ? charge.byCountry?.[country] : undefined) ?? charge.default;
}

/** The only place that computes totals. Prices include taxes; an empty order costs nothing. */
export function orderTotals(
  bookCents: readonly number[],
  { country, isWrapped = false, isDelivered = true }: OrderChoice = NOWHERE,
  { charge, giftWrap = 0 }: ChargePolicy = SHOP_POLICY,
): OrderTotals {
  const booksCents = bookCents.reduce((sum, cents) => sum + cents, 0);
  const isEmpty = bookCents.length === 0;
  const forDelivery = isEmpty || !isDelivered ? 0 : deliveryCents(booksCents, country, charge);
  const wrapCents = isWrapped && !isEmpty ? giftWrap : 0;
  return { booksCents, deliveryCents: forDelivery, wrapCents, totalCents: booksCents + forDelivery + wrapCents };
}

/** Charges never rise above the agreed ones; delivery becomes cheaper if the books qualify. */
export function changedTotals(
  agreed: Pick<OrderTotals, 'deliveryCents' | 'wrapCents'>,
  bookCents: readonly number[],
  country: string | null,
  policy: ChargePolicy = SHOP_POLICY,
): OrderTotals {
  const { booksCents, deliveryCents: currentDelivery } = orderTotals(bookCents, { country }, policy);
  const { wrapCents } = agreed;
  const forDelivery = Math.min(agreed.deliveryCents, currentDelivery);
  return { booksCents, deliveryCents: forDelivery, wrapCents, totalCents: booksCents + forDelivery + wrapCents };
}

export function totalsOfBooks(books: readonly { newPrice: number }[], choice?: OrderChoice): OrderTotals {
  return orderTotals(
    books.map(({ newPrice }) => priceToCents(newPrice)),
    choice,
  );
}
