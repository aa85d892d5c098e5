import {
  compareNumbers,
  type InvoiceNumber,
  invoiceNumber,
  keptUntil,
  parseInvoiceNumber,
} from '@bookstore/contract/invoices';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
import { readEach } from '../firestore/readDocument.ts';
import { counterRef, readCounter } from '../invoices/invoiceCounter.ts';
import { type InvoiceRecord, invoicesOf, readInvoice } from '../invoices/invoiceRecord.ts';
import { isInvoiced } from '../orders/orderInvoices.ts';
import { type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';

const SHOWN_NUMBERS = 5;

/** @returns '' if valid */
function findProblem({ lines, deliveryCents, wrapCents, totalCents, taxes }: InvoiceRecord): string {
  const sum = lines.reduce((cents, line) => cents + line.cents, deliveryCents + wrapCents);
  if (sum !== totalCents) return 'has a total that is not the sum of lines, delivery and gift wrap';
  const taxed = taxes.reduce((cents, line) => cents + line.totalCents, 0);
  return taxes.length > 0 && taxed !== totalCents ? 'has taxes that do not add up to its total' : '';
}

/** Missing numbers, unless the year's invoices have begun to expire. */
function* gapsIn(numbers: readonly InvoiceNumber[], now: Date): Generator<string> {
  const years = Map.groupBy(numbers, ({ series, year }) => `${series}-${year}`);
  for (const numbersOfYear of years.values()) {
    const [{ series, year } = { series: '', year: 0 }] = numbersOfYear;
    if (keptUntil(String(year)) <= now) continue;
    const counts = new Set(numbersOfYear.map(({ count }) => count));
    const missing: number[] = [];
    for (let count = 1; count <= Math.max(...counts) && missing.length < SHOWN_NUMBERS; count += 1)
      if (!counts.has(count)) missing.push(count);
    for (const count of missing) yield `There is no invoice ${invoiceNumber({ series, year, count })}`;
  }
}

/** The counter must equal the last number, or start another series after a restore. */
function* wrongCounter(ref: DocumentReference, counter: ReturnType<typeof readCounter>, numbers: InvoiceNumber[]) {
  const latest = numbers.toSorted(compareNumbers).at(-1);
  if (!counter || !latest) return;
  const current = { series: counter.series, year: counter.year, count: counter.last };
  const isSameSeries = latest.series === counter.series && latest.year === counter.year;
  if (compareNumbers(current, latest) < 0 || (isSameSeries && latest.count !== counter.last))
    yield `${ref.path} does not have the last number, ${invoiceNumber(latest)}`;
}

/** Whether the invoices sum to what the customer pays, or none exists yet. */
function hasCorrectInvoices(order: OrderRecord): boolean {
  const sum = order.invoices.reduce((cents, entry) => cents + entry.cents, 0);
  return sum === 0 || (isInvoiced(order) && sum === order.totalCents - order.returnedCents);
}

/** Anonymised orders list no invoices. */
async function* wrongLists(db: Firestore, invoices: readonly InvoiceRecord[], readTime: Timestamp) {
  const written = Map.groupBy(invoices, ({ orderId }) => orderId);
  for await (const document of documentsOf(db, ordersOf(db).id, readTime)) {
    const [order] = readEach([document], readOrder).records;
    if (!order) continue;
    const texts = ({ id, number, kind, cents }: { id: string; number: string; kind: string; cents: number }) =>
      [id, number, kind, cents].join(' ');
    const listed = order.invoices.map(texts).toSorted();
    const own = (written.get(order.id) ?? []).map((one) => texts({ ...one, cents: one.totalCents })).toSorted();
    if (listed.join('\n') !== own.join('\n'))
      yield `${document.ref.path} lists other invoices than it has: npm run orders -- reindex`;
    else if (!hasCorrectInvoices(order))
      yield `${document.ref.path} has invoices and credit notes that do not add up to its amount due, as after a restore`;
  }
}

/** Checks sums, numbers and the orders' lists. */
export async function* wrongInvoices(db: Firestore, now = new Date()): AsyncGenerator<string> {
  const counterRead = await counterRef(db).get();
  const { readTime } = counterRead;
  const invoices: InvoiceRecord[] = [];
  const byNumber = new Map<string, string>();
  for await (const document of documentsOf(db, invoicesOf(db).id, readTime)) {
    for (const invoice of readEach([document], readInvoice).records) {
      const { path } = document.ref;
      const problem = findProblem(invoice);
      if (problem) yield `${path} ${problem}`;
      if (!parseInvoiceNumber(invoice.number)) yield `${path} has an invalid number`;
      const other = byNumber.get(invoice.number);
      if (other) yield `${path} has the number of ${other}`;
      byNumber.set(invoice.number, path);
      invoices.push(invoice);
    }
  }
  const numbers = invoices.flatMap(({ number }) => parseInvoiceNumber(number) ?? []);
  yield* gapsIn(numbers, now);
  const [counter = null] = readEach([counterRead], readCounter).records;
  yield* wrongCounter(counterRef(db), counter, numbers);
  yield* wrongLists(db, invoices, readTime);
}
