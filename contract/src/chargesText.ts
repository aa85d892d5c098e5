import * as messages from '@bookstore/messages/legalPage';
import { delivery } from '@bookstore/shop/delivery';
import { nameOfCountry } from './countries.ts';
import { shippingText } from './deliveryTexts.ts';
import { formatCents } from './format/money.ts';

/** Names the charge of each country. */
export function chargesText(charge = delivery.charge, countries = delivery.countries): string {
  if (!charge?.byCountry) return shippingText(charge);
  const codes = countries ?? Object.keys(charge.byCountry);
  const charges = codes.map((code) =>
    messages.chargeTo(nameOfCountry(code), formatCents(charge.byCountry?.[code] ?? charge.default)),
  );
  const all = countries ? charges : [...charges, messages.chargeElsewhere(formatCents(charge.default))];
  const text = all.join(', ');
  return charge.freeFrom === undefined ? text : messages.chargesFreeFrom(text, formatCents(charge.freeFrom));
}
