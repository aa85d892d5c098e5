import { chargedCountryOf } from '@bookstore/contract/countries';
import { priceToCents, toCents } from '@bookstore/contract/format/money';
import { type OrderChoice, type OrderTotals, totalsOfBooks } from '@bookstore/contract/pricing';
import { includedTaxes, type TaxLine } from '@bookstore/contract/taxes';
import { checkout } from '@bookstore/shop/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { seller } from '@bookstore/shop/seller';
import { tax } from '@bookstore/shop/tax';
import { type CartItem, orderableItems } from '../cart/cartSlice.ts';
import type { CheckoutFields } from './draft.ts';

export type ChoiceFields = Pick<CheckoutFields, 'country' | 'isGift' | 'isWrapped' | 'isCollected'>;

/** Collection point; undefined if the order is delivered. */
export const getPickup = ({ isCollected }: Pick<ChoiceFields, 'isCollected'>) =>
  isCollected ? delivery.pickup : undefined;

export const isWrapped = ({ isGift, isWrapped }: Pick<ChoiceFields, 'isGift' | 'isWrapped'>): boolean =>
  isGift && isWrapped && checkout.giftWrap !== undefined;

const toChoice = (fields: ChoiceFields): OrderChoice => ({
  // Until a country is given, the shop's own.
  country: chargedCountryOf(fields.country || seller.country),
  isWrapped: isWrapped(fields),
  isDelivered: !getPickup(fields),
});

/** The server's total, if charges have changed since the page loaded. */
export interface QuotedTotal {
  /** Identifies books, prices, destination and wrap. */
  of: string;
  cents: number;
}

const toKey = (items: readonly CartItem[], choice: OrderChoice): string =>
  JSON.stringify([items.map(({ _id, newPrice }) => [_id, newPrice]), choice]);

export function shownTotals(items: readonly CartItem[], fields: ChoiceFields, quoted: QuotedTotal | null): OrderTotals {
  const books = orderableItems(items);
  const choice = toChoice(fields);
  const totals = totalsOfBooks(books, choice);
  if (quoted?.of !== toKey(books, choice)) return totals;
  const surcharge = quoted.cents - totals.totalCents;
  return { ...totals, deliveryCents: totals.deliveryCents + surcharge, totalCents: quoted.cents };
}

/** @returns null if the page computes the same total */
export function toQuotedTotal(
  totalPrice: string | undefined,
  items: readonly CartItem[],
  fields: ChoiceFields,
): QuotedTotal | null {
  const cents = toCents(totalPrice);
  if (cents === null || cents === shownTotals(items, fields, null).totalCents) return null;
  return { of: toKey(orderableItems(items), toChoice(fields)), cents };
}

export const getTaxes = (items: readonly CartItem[], { deliveryCents, wrapCents }: OrderTotals): TaxLine[] =>
  includedTaxes(
    {
      items: orderableItems(items).map(({ newPrice, category }) => ({ priceCents: priceToCents(newPrice), category })),
      deliveryCents,
      wrapCents,
    },
    tax,
  );
