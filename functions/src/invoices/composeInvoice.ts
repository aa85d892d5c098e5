import type { InvoiceKind } from '@bookstore/contract/api/invoice';
import { dayOf } from '@bookstore/contract/days';
import { keptUntil } from '@bookstore/contract/invoices';
import type { Payment } from '@bookstore/contract/payment';
import { includedTaxes, type TaxedOrder, type TaxLine } from '@bookstore/contract/taxes';
import { seller } from '@bookstore/shop/seller';
import { partitionByIds } from '../lib/partitionByIds.ts';
import type { InvoiceRecord } from './invoiceRecord.ts';

/** In cents: books and services. */
export interface Sold extends TaxedOrder {
  items: readonly { id: string; title: string; priceCents: number; category?: string | undefined }[];
}

export const NOTHING_SOLD: Sold = { items: [], deliveryCents: 0, wrapCents: 0 };

type TaxRates = Parameters<typeof includedTaxes>[1];

type Amounts = Pick<InvoiceRecord, 'lines' | 'deliveryCents' | 'wrapCents' | 'totalCents' | 'taxes'>;

/** Avoids storing -0. */
const less = (after: number, before: number) => after - before || 0;

/**
 * Kept books minus the order are the credit note. Taxes are differences too, so that an order's documents sum to the
 * tax of what is kept. @param isbns by book id
 */
export function amountsBetween(
  before: Sold,
  after: Sold,
  rates: TaxRates,
  isbns: ReadonlyMap<string, string>,
): Amounts {
  const line = ({ id, title, priceCents }: Sold['items'][number], sign: 1 | -1) => ({
    id,
    title,
    isbn: isbns.get(id) ?? '',
    cents: less(sign * priceCents, 0),
  });
  const lines = [
    ...itemsWithout(after.items, before.items).map((item) => line(item, 1)),
    ...itemsWithout(before.items, after.items).map((item) => line(item, -1)),
  ];
  const deliveryCents = less(after.deliveryCents, before.deliveryCents);
  const wrapCents = less(after.wrapCents, before.wrapCents);
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, deliveryCents + wrapCents);
  return { lines, deliveryCents, wrapCents, totalCents, taxes: taxesBetween(before, after, rates) };
}

function itemsWithout(items: Sold['items'], others: Sold['items']): Sold['items'] {
  const toItemKey = ({ id, priceCents }: Sold['items'][number]) => `${priceCents} ${id}`;
  return partitionByIds(items, others.map(toItemKey), toItemKey).rest;
}

function taxesBetween(before: Sold, after: Sold, rates: TaxRates): TaxLine[] {
  const [earlier, later] = [includedTaxes(before, rates), includedTaxes(after, rates)];
  const usedRates = [...new Set([...earlier, ...later].map(({ rate }) => rate))].toSorted((one, other) => one - other);
  const at = (lines: TaxLine[], rate: number) =>
    lines.find((line) => line.rate === rate) ?? { totalCents: 0, taxCents: 0 };
  // Equal amounts at a rate have equal taxes.
  return usedRates
    .map((rate) => ({
      rate,
      totalCents: less(at(later, rate).totalCents, at(earlier, rate).totalCents),
      taxCents: less(at(later, rate).taxCents, at(earlier, rate).taxCents),
    }))
    .filter(({ totalCents }) => totalCents !== 0);
}

interface Occasion {
  id: string;
  number: string;
  kind: InvoiceKind;
  orderId: string;
  history: readonly { status: string; at: Date }[];
  buyer: InvoiceRecord['buyer'];
  payment: Payment;
  pickup: boolean;
  about: string | null;
  now: Date;
  timeZone: string;
}

export function composeInvoice({ history, now, timeZone, ...occasion }: Occasion, amounts: Amounts): InvoiceRecord {
  const day = dayOf(now, timeZone);
  const dayOfStep = (status: string) => {
    const step = history.findLast((one) => one.status === status);
    return step ? dayOf(step.at, timeZone) : null;
  };
  return {
    ...occasion,
    ...amounts,
    issuedAt: now,
    day,
    packedOn: dayOfStep('packed'),
    deliveredOn: dayOfStep('delivered'),
    seller: toSeller(seller),
    expiresAt: keptUntil(day),
  };
}

/** Firestore refuses `undefined`. */
export function toSeller({ name, address, country, taxNumber, register }: typeof seller): InvoiceRecord['seller'] {
  return { name, address: [...address], country, ...(taxNumber && { taxNumber }), ...(register && { register }) };
}
