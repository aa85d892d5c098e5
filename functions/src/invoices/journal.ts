import { BYTE_ORDER_MARK, toCsvRow } from '@bookstore/contract/bookFiles/csvCells';
import type { DayRange } from '@bookstore/contract/days';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { centsToNumber } from '@bookstore/contract/format/money';
import { compareNumbers, parseInvoiceNumber } from '@bookstore/contract/invoices';
import type { Firestore } from 'firebase-admin/firestore';
import type { InvoiceRecord } from './invoiceRecord.ts';
import { invoicesOfDays } from './invoices.repository.ts';

const HEADINGS = [
  'Number',
  'Kind',
  'Date',
  'About',
  'Order ID',
  'Payment',
  'Rate (%)',
  `Net (${CURRENCY})`,
  `Tax (${CURRENCY})`,
  `Gross (${CURRENCY})`,
];

/** CSV by day and number, one row per tax rate, or the gross amount without rates. @throws InvalidDocument */
export async function* journal(db: Firestore, range: DayRange): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvRow(HEADINGS);
  let dayInvoices: InvoiceRecord[] = [];
  for await (const invoice of invoicesOfDays(db, range)) {
    if (dayInvoices[0] && dayInvoices[0].day !== invoice.day) {
      yield* toRows(dayInvoices);
      dayInvoices = [];
    }
    dayInvoices.push(invoice);
  }
  yield* toRows(dayInvoices);
}

function byNumber(one: InvoiceRecord, other: InvoiceRecord): number {
  const [earlier, later] = [parseInvoiceNumber(one.number), parseInvoiceNumber(other.number)];
  return earlier && later ? compareNumbers(earlier, later) : 0;
}

const toAmount = (cents: number) => ({ amount: centsToNumber(cents) });

function* toRows(invoices: readonly InvoiceRecord[]): Generator<string> {
  for (const { number, kind, day, about, orderId, payment, taxes, totalCents } of invoices.toSorted(byNumber)) {
    const cells = [number, kind, day, about ?? '', orderId, payment.method];
    if (taxes.length === 0) yield toCsvRow([...cells, '', '', '', toAmount(totalCents)]);
    for (const { rate, totalCents: gross, taxCents } of taxes) {
      yield toCsvRow([...cells, rate / 100, ...[gross - taxCents, taxCents, gross].map(toAmount)]);
    }
  }
}
