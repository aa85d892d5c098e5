import type { InvoiceKind } from '@bookstore/contract/api/invoice';
import { dayOf } from '@bookstore/contract/days';
import { openInvoiceOf } from '@bookstore/contract/invoices';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { recordChange } from '../changes/changeRecord.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { amountsBetween, composeInvoice, NOTHING_SOLD, type Sold } from '../invoices/composeInvoice.ts';
import { counterRef, countOn, findCounter, numberOf } from '../invoices/invoiceCounter.ts';
import { type InvoiceEntry, type InvoiceRecord, invoiceRef, readInvoice, toEntry } from '../invoices/invoiceRecord.ts';
import { itemsLeft, type OrderRecord } from './orderRecord.ts';

/** States in which an order is with its customer, or on its way: then it has an invoice to write, and before and after it has none. */
const INVOICED_STATES: readonly string[] = ['packed', 'delivered'];

export const isInvoiced = ({ status }: Pick<OrderRecord, 'status'>) => INVOICED_STATES.includes(status);

/** What the customer of an order pays for: nothing before it is packed, no copy that came back, and nothing once all did. */
const soldOf = (order: OrderRecord): Sold => (isInvoiced(order) ? { ...order, items: itemsLeft(order) } : NOTHING_SOLD);

/** Who makes a change of an order, and when. */
interface Change {
  db: Firestore;
  /** The admin's user name; '' is the customer, whose changes the log does not have. */
  by: string;
  now: Date;
  /** By which the shop's days begin. */
  timeZone: string;
}

/** An invoice or a credit note that is written in the transaction of an order. */
export interface PreparedInvoice {
  invoice: InvoiceRecord;
  /** To be written with the other fields of the order, on condition that it is still what was read: that decides who is first. */
  fields: Pick<OrderRecord, 'invoices'>;
  /** Writes the document, the counter on condition that it is still what was read, and a line of the log. */
  write(transaction: Transaction): void;
}

/** What a change means for the invoices of an order. */
interface Called {
  kind: InvoiceKind;
  before: Sold;
  after: Sold;
  /** The number of the invoice that a credit note is about. */
  about: string | null;
}

/**
 * A credit note, where less of an order is to pay than its invoice says; an invoice, where a step is taken back of an order whose invoice
 * was taken back; else null. `latest` is what was written last before it.
 */
function calledFor(before: OrderRecord, after: OrderRecord): (Called & { latest: InvoiceEntry }) | null {
  const open = openInvoiceOf(before.invoices);
  const [was, is] = [soldOf(before), soldOf(after)];
  if (open) {
    const isLess = was.items.length > is.items.length;
    return isLess ? { kind: 'credit-note', before: was, after: is, about: open.number, latest: open } : null;
  }
  const latest = before.invoices.at(-1);
  const isUndone = after.history.length < before.history.length && isInvoiced(after);
  return latest && isUndone ? { kind: 'invoice', before: NOTHING_SOLD, after: is, about: null, latest } : null;
}

/**
 * Prepares the credit note, or the new invoice, that a change of an order calls for: for every transaction that changes one.
 * @param after the order with all that the change makes of it, its count of steps included.
 * @returns null where it calls for none, as where no invoice was written, without a read.
 */
export async function prepareInvoiceOfChange(
  change: Change,
  before: OrderRecord,
  after: OrderRecord,
): Promise<PreparedInvoice | null> {
  const { db } = change;
  const found = calledFor(before, after);
  if (!found) return null;
  const { latest, ...called } = found;
  const [modelRead, counterRead] = await readOptimistically(db, [invoiceRef(db, latest.id), counterRef(db)]);
  const model = modelRead && readInvoice(modelRead);
  if (!model || !counterRead) throw new Error(`${invoiceRef(db, latest.id).path} is missing.`);
  // Another step than the one that has written the credit note is taken back.
  const isOfStep = before.history.at(-1)?.at.getTime() === model.issuedAt.getTime();
  if (called.kind === 'invoice' && !isOfStep) return null;
  const isbns = new Map(model.lines.map(({ id, isbn }) => [id, isbn]));
  return prepare(change, after, counterRead, { ...called, buyer: model.buyer, isbns });
}

/** Prepares the invoice that an admin asks for, of an order that is packed or delivered and has none that is open. */
export function prepareInvoice(
  change: Change,
  order: OrderRecord,
  counterRead: OptimisticRead,
  { street, isbns }: { street: string; isbns: ReadonlyMap<string, string> },
): Promise<PreparedInvoice> {
  const buyer = { name: order.name, street, address: order.address };
  const called = { kind: 'invoice', before: NOTHING_SOLD, after: soldOf(order), about: null } as const;
  return prepare(change, order, counterRead, { ...called, buyer, isbns });
}

async function prepare(
  { db, by, now, timeZone }: Change,
  order: OrderRecord,
  counterRead: OptimisticRead,
  { before, after, isbns, ...called }: Called & { buyer: InvoiceRecord['buyer']; isbns: ReadonlyMap<string, string> },
): Promise<PreparedInvoice> {
  const year = Number(dayOf(now, timeZone).slice(0, 4));
  const counter = countOn(await findCounter(db, counterRead, year), year);
  const { id: orderId, payment, taxRates } = order;
  const { kind, buyer, about } = called;
  const number = numberOf(counter);
  // Not by the step: a restore turns the steps of an order back, and never a number.
  const id = order.invoices.length === 0 ? orderId : `${orderId}-${number}`;
  const invoice = composeInvoice(
    { id, kind, buyer, about, number, orderId, payment, history: order.history, now, timeZone },
    amountsBetween(before, after, taxRates, isbns),
  );
  return {
    invoice,
    fields: { invoices: [...order.invoices, toEntry(invoice)] },
    write(transaction) {
      const { id: _id, ...fields } = invoice;
      transaction.create(invoiceRef(db, id), fields);
      counterRead.write(transaction, counter);
      const what = kind === 'invoice' ? 'invoice-issued' : 'credit-note-issued';
      if (by !== '') recordChange(db, transaction, { at: now, by, what, subjects: [orderId] });
    },
  };
}
