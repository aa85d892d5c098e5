import { chargedCountryOf } from '@bookstore/contract/countries';
import { priceToCents, toCents } from '@bookstore/contract/format/money';
import { type OrderChoice, type OrderTotals, totalsOfBooks } from '@bookstore/contract/pricing';
import { includedTaxes, type TaxLine } from '@bookstore/contract/taxes';
import { checkout } from '@bookstore/shop/checkout';
import { tax } from '@bookstore/shop/tax';
import { type CartItem, orderableItems } from '../cart/cartSlice.ts';
import type { CheckoutFields } from './draft.ts';

/** Of what a customer fills in, what costs something. */
export type ChoiceFields = Pick<CheckoutFields, 'country' | 'isGift' | 'isWrapped'>;

export const isWrapped = ({ isGift, isWrapped }: Omit<ChoiceFields, 'country'>): boolean =>
  isGift && isWrapped && checkout.giftWrap !== undefined;

const choiceOf = (fields: ChoiceFields): OrderChoice => ({
  country: chargedCountryOf(fields.country),
  isWrapped: isWrapped(fields),
});

/** What the shop has said that an order comes to, where a page computes less: it was opened before the shop changed what it charges. */
export interface ToldTotal {
  /** Of which books at which prices, where to, wrapped or not. */
  of: string;
  cents: number;
}

const markOf = (items: readonly CartItem[], choice: OrderChoice): string =>
  JSON.stringify([items.map(({ _id, newPrice }) => [_id, newPrice]), choice]);

/** What a customer is shown, and what is sent: of the books of the cart that can be ordered. */
export function shownTotals(items: readonly CartItem[], fields: ChoiceFields, told: ToldTotal | null): OrderTotals {
  const books = orderableItems(items);
  const choice = choiceOf(fields);
  const totals = totalsOfBooks(books, choice);
  if (told?.of !== markOf(books, choice)) return totals;
  const more = told.cents - totals.totalCents;
  return { ...totals, deliveryCents: totals.deliveryCents + more, totalCents: told.cents };
}

/** Reads the total of an answer that refused the one that was shown; null where it is the one that the page computes by now. */
export function toToldTotal(
  totalPrice: string | undefined,
  items: readonly CartItem[],
  fields: ChoiceFields,
): ToldTotal | null {
  const cents = toCents(totalPrice);
  if (cents === null || cents === shownTotals(items, fields, null).totalCents) return null;
  return { of: markOf(orderableItems(items), choiceOf(fields)), cents };
}

/** The taxes that these totals contain, by rate. */
export const taxesOf = (items: readonly CartItem[], { deliveryCents, wrapCents }: OrderTotals): TaxLine[] =>
  includedTaxes(
    {
      items: orderableItems(items).map(({ newPrice, category }) => ({ priceCents: priceToCents(newPrice), category })),
      deliveryCents,
      wrapCents,
    },
    tax,
  );
