import * as messages from '@bookstore/messages/facts';
import { delivery } from '@bookstore/shop/delivery';
import { tax } from '@bookstore/shop/tax';
import { formatCents } from './format/money.ts';

/** What the shop says of delivery and taxes before it knows where a parcel goes: of what it charges where it does, else its own texts. */
export const shippingText = (): string => {
  const { charge, shipping = messages.deliveryIsFree } = delivery;
  if (!charge) return shipping;
  const { freeFrom } = charge;
  const amounts = [charge.default, ...Object.values(charge.byCountry ?? {})];
  const least = formatCents(Math.min(...amounts));
  const from = amounts.every((cents) => cents === charge.default) ? least : messages.fromAmount(least);
  return freeFrom === undefined ? from : messages.chargeFreeFrom(from, formatCents(freeFrom));
};

/** In one line beside "Taxes:". */
export const taxesText = (): string =>
  (tax.books === undefined ? delivery.taxes : undefined) ?? messages.taxesAreIncluded;

/** How long a parcel is on its way, without a full stop; '' where the shop does not say. */
export const deliveryTimeText = (): string =>
  delivery.times ? messages.deliveredInWorkingDays(...delivery.times.days) : (delivery.time ?? '');
