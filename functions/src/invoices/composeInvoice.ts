import type { InvoiceKind } from '@bookstore/contract/api/invoice';
import { dayOf } from '@bookstore/contract/days';
import { keptUntil } from '@bookstore/contract/invoices';
import type { Payment } from '@bookstore/contract/payment';
import { includedTaxes, type TaxedOrder, type TaxLine } from '@bookstore/contract/taxes';
import { seller } from '@bookstore/shop/seller';
import type { InvoiceRecord } from './invoiceRecord.ts';

/** What a customer pays for, in cents: books as they were sold, and what was done for them. */
export interface Sold extends TaxedOrder {
  items: readonly { id: string; title: string; priceCents: number; category?: string | undefined }[];
}

export const NOTHING_SOLD: Sold = { items: [], deliveryCents: 0, wrapCents: 0 };

/** As an order stores them. */
type TaxRates = Parameters<typeof includedTaxes>[1];

type Amounts = Pick<InvoiceRecord, 'lines' | 'deliveryCents' | 'wrapCents' | 'totalCents' | 'taxes'>;

/** Zeros without a sign: 0 - 0 is one, and -0 would be stored. */
const less = (after: number, before: number) => after - before || 0;

/**
 * What is to pay after a change less what was to pay before it: of nothing and an order its invoice, of an order and what is kept of it
 * the credit note. Taxes are those after less those before, so that all documents of an order add up to the taxes of what is kept.
 * @param isbns by book; a book without one has none.
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

/** Copies that others do not have: of a book that is there twice, one may be. */
function itemsWithout(items: Sold['items'], others: Sold['items']): Sold['items'] {
  const nameOf = ({ id, priceCents }: Sold['items'][number]) => `${priceCents} ${id}`;
  const left = others.map(nameOf);
  return items.filter((item) => {
    const index = left.indexOf(nameOf(item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function taxesBetween(before: Sold, after: Sold, rates: TaxRates): TaxLine[] {
  const [earlier, later] = [includedTaxes(before, rates), includedTaxes(after, rates)];
  const present = [...new Set([...earlier, ...later].map(({ rate }) => rate))].toSorted((one, other) => one - other);
  const at = (lines: TaxLine[], rate: number) =>
    lines.find((line) => line.rate === rate) ?? { totalCents: 0, taxCents: 0 };
  // Where the amount of a rate is the same, so is the tax in it.
  return present
    .map((rate) => ({
      rate,
      totalCents: less(at(later, rate).totalCents, at(earlier, rate).totalCents),
      taxCents: less(at(later, rate).taxCents, at(earlier, rate).taxCents),
    }))
    .filter(({ totalCents }) => totalCents !== 0);
}

/** What an invoice has of its order and of the moment. */
interface Occasion {
  id: string;
  number: string;
  kind: InvoiceKind;
  orderId: string;
  /** When the order came into its states. */
  history: readonly { status: string; at: Date }[];
  buyer: InvoiceRecord['buyer'];
  payment: Payment;
  /** Of a credit note. */
  about: string | null;
  now: Date;
  timeZone: string;
}

/** The whole document, with the seller as the shop's folder says at present. */
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
    seller: sellerOf(seller),
    expiresAt: keptUntil(day),
  };
}

/** What a document says of who sells. A shop without a tax number or a register has no such field: Firestore refuses `undefined`. */
export function sellerOf({ name, address, country, taxNumber, register }: typeof seller): InvoiceRecord['seller'] {
  return { name, address: [...address], country, ...(taxNumber && { taxNumber }), ...(register && { register }) };
}
