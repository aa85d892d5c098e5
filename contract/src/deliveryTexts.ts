import * as messages from '@bookstore/messages/facts';
import { delivery } from '@bookstore/shop/delivery';
import { shop } from '@bookstore/shop/shop';
import { tax } from '@bookstore/shop/tax';
import type { DeliveryCharge } from '@bookstore/shop-kit/delivery';
import { formatCents } from './format/money.ts';
import { orderTotals } from './pricing.ts';

function lowestChargeOf(charge: DeliveryCharge) {
  const amounts = [charge.default, ...Object.values(charge.byCountry ?? {})];
  return { cents: Math.min(...amounts), isSame: amounts.every((cents) => cents === charge.default) };
}

const amountText = ({ cents, isSame }: ReturnType<typeof lowestChargeOf>) =>
  isSame ? formatCents(cents) : messages.fromAmount(formatCents(cents));

export const shippingText = (charge = delivery.charge): string => {
  if (!charge) return delivery.shipping ?? messages.deliveryIsFree;
  const text = amountText(lowestChargeOf(charge));
  return charge.freeFrom === undefined ? text : messages.chargeFreeFrom(text, formatCents(charge.freeFrom));
};

/** Takes a cart in cents. */
export function totalsBeforeCountry(
  bookCents: readonly number[],
  charge = delivery.charge,
): { shipping: string; toPay: string } {
  const countries = [null, ...Object.keys(charge?.byCountry ?? {})];
  const all = countries.map((country) => orderTotals(bookCents, { country }, { charge }));
  const totals = all.map(({ totalCents }) => totalCents);
  const isFree = charge && bookCents.length > 0 && all.every(({ deliveryCents }) => deliveryCents === 0);
  return {
    shipping: isFree ? messages.deliveryIsFree : shippingText(charge),
    toPay: amountText({ cents: Math.min(...totals), isSame: new Set(totals).size === 1 }),
  };
}

export const taxesText = (): string =>
  (tax.books === undefined ? delivery.taxes : undefined) ?? messages.taxesAreIncluded;

/** Writes 700 as "7%". */
export const taxRateText = (rate: number): string =>
  (rate / 10_000).toLocaleString(shop.languageTag, { style: 'percent', maximumFractionDigits: 2 });

/** '' if not stated. */
export const deliveryTimeText = (): string =>
  delivery.times ? messages.deliveredInWorkingDays(...delivery.times.days) : (delivery.time ?? '');
