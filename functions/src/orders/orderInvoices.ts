import type { InvoiceKind } from '@bookstore/contract/api/invoice';
import { dayOf } from '@bookstore/contract/days';
import { openInvoiceOf } from '@bookstore/contract/invoices';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { recordChange } from '../changes/changeRecord.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { amountsBetween, composeInvoice, NOTHING_SOLD, type Sold } from '../invoices/composeInvoice.ts';
import { counterNumber, counterRef, findCounter, nextCounter } from '../invoices/invoiceCounter.ts';
import { type InvoiceEntry, type InvoiceRecord, invoiceRef, readInvoice, toEntry } from '../invoices/invoiceRecord.ts';
import { itemsLeft, NO_ADDRESS, type OrderRecord } from './orderRecord.ts';

const INVOICED_STATES: readonly string[] = ['packed', 'delivered'];

export const isInvoiced = ({ status }: Pick<OrderRecord, 'status'>) => INVOICED_STATES.includes(status);

/** Nothing before packing, and no returned copies. */
const toSold = (order: OrderRecord): Sold => (isInvoiced(order) ? { ...order, items: itemsLeft(order) } : NOTHING_SOLD);

interface Change {
  db: Firestore;
  /** '' for the customer, whose changes are not logged. */
  by: string;
  now: Date;
  timeZone: string;
}

/** Written in the transaction of its order. */
export interface PreparedInvoice {
  invoice: InvoiceRecord;
  /** Written with the order, if it is unchanged. */
  fields: Pick<OrderRecord, 'invoices'>;
  /** Writes the document, the log entry, and the counter if it is unchanged. */
  write(transaction: Transaction): void;
}

interface DocumentPlan {
  kind: InvoiceKind;
  before: Sold;
  after: Sold;
  about: string | null;
}

/**
 * A credit note if less is due than on the invoice; an invoice if an undone step's credit note closed the last one;
 * otherwise null. `latest` is the last document.
 */
function requiredDocument(before: OrderRecord, after: OrderRecord): (DocumentPlan & { latest: InvoiceEntry }) | null {
  const open = openInvoiceOf(before.invoices);
  const [soldBefore, soldAfter] = [toSold(before), toSold(after)];
  if (open) {
    const isLess = soldBefore.items.length > soldAfter.items.length;
    return isLess
      ? { kind: 'credit-note', before: soldBefore, after: soldAfter, about: open.number, latest: open }
      : null;
  }
  const latest = before.invoices.at(-1);
  const isUndone = after.history.length < before.history.length && isInvoiced(after);
  return latest && isUndone ? { kind: 'invoice', before: NOTHING_SOLD, after: soldAfter, about: null, latest } : null;
}

/**
 * Call in every transaction that changes an order. @param after the changed order, with its step count @returns null
 * if nothing is required; without a read if the order has no invoice
 */
export async function prepareInvoiceOfChange(
  change: Change,
  before: OrderRecord,
  after: OrderRecord,
): Promise<PreparedInvoice | null> {
  const { db } = change;
  const found = requiredDocument(before, after);
  if (!found) return null;
  const { latest, ...plan } = found;
  const [modelRead, counterRead] = await readOptimistically(db, [invoiceRef(db, latest.id), counterRef(db)]);
  const model = modelRead && readInvoice(modelRead);
  if (!model || !counterRead) throw new Error(`${invoiceRef(db, latest.id).path} is missing.`);
  // False if another step wrote the credit note.
  const isOfStep = before.history.at(-1)?.at.getTime() === model.issuedAt.getTime();
  if (plan.kind === 'invoice' && !isOfStep) return null;
  const isbns = new Map(model.lines.map(({ id, isbn }) => [id, isbn]));
  return prepare(change, after, counterRead, { ...plan, buyer: model.buyer, isbns });
}

/** For a packed or delivered order without an open invoice. */
export function prepareInvoice(
  change: Change,
  order: OrderRecord,
  counterRead: OptimisticRead,
  { street, isbns }: { street: string; isbns: ReadonlyMap<string, string> },
): Promise<PreparedInvoice> {
  const { name, address, pickup } = order;
  // A collected order has the shop's address.
  const buyer = pickup ? { name, street: '', address: NO_ADDRESS } : { name, street, address };
  const plan = { kind: 'invoice', before: NOTHING_SOLD, after: toSold(order), about: null } as const;
  return prepare(change, order, counterRead, { ...plan, buyer, isbns });
}

async function prepare(
  { db, by, now, timeZone }: Change,
  order: OrderRecord,
  counterRead: OptimisticRead,
  {
    before,
    after,
    isbns,
    ...plan
  }: DocumentPlan & { buyer: InvoiceRecord['buyer']; isbns: ReadonlyMap<string, string> },
): Promise<PreparedInvoice> {
  const year = Number(dayOf(now, timeZone).slice(0, 4));
  const counter = nextCounter(await findCounter(db, counterRead, year), year);
  const { id: orderId, payment, pickup, taxRates } = order;
  const { kind, buyer, about } = plan;
  const number = counterNumber(counter);
  // A restore resets the steps, but never a number.
  const id = order.invoices.length === 0 ? orderId : `${orderId}-${number}`;
  const invoice = composeInvoice(
    { id, kind, buyer, about, number, orderId, payment, pickup, history: order.history, now, timeZone },
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
