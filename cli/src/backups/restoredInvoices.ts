import {
  compareNumbers,
  compareSeries,
  FIRST_SERIES,
  type InvoiceNumber,
  parseInvoiceNumber,
} from '@bookstore/contract/invoices';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { readOneOptimistically } from '../../../functions/src/firestore/optimisticRead.ts';
import { retryCollisions } from '../../../functions/src/firestore/retryCollisions.ts';
import {
  COUNTER_PATH,
  counterAfter,
  counterRef,
  type InvoiceCounter,
  invoiceCounterSchema,
  readCounter,
} from '../../../functions/src/invoices/invoiceCounter.ts';
import { invoicesOf } from '../../../functions/src/invoices/invoiceRecord.ts';
import type { Manifest } from './manifest.ts';
import { readMetaDocument } from './readBackup.ts';

export async function backedUpCounter(folder: string, manifest: Manifest): Promise<InvoiceCounter | null> {
  const counter = await readMetaDocument(folder, manifest, COUNTER_PATH);
  return invoiceCounterSchema.safeParse(counter).data ?? null;
}

async function latestNumber(db: Firestore): Promise<InvoiceNumber | null> {
  let latest: InvoiceNumber | null = null;
  for await (const document of documentsOf(db, invoicesOf(db).id)) {
    const number = parseInvoiceNumber(String(document.get('number')));
    if (number && (!latest || compareNumbers(number, latest) > 0)) latest = number;
  }
  return latest;
}

function isCounterAt({ series, year, last }: InvoiceCounter, number: InvoiceNumber | null): boolean {
  if (!number) return last === 0;
  const isNext = last === 0 && compareSeries(series, number.series) > 0;
  return isNext || compareNumbers({ series, year, count: last }, number) === 0;
}

const numberAt = (counter: InvoiceCounter | null): InvoiceNumber | null =>
  counter && { series: counter.series, year: counter.year, count: counter.last };

/**
 * Starts a new series unless the counter equals the last invoice. @param mayBeLost whether the database was empty
 * @returns the new series, if one starts
 */
export function keepNumbersUnique(
  db: Firestore,
  { backedUp, mayBeLost }: { backedUp: InvoiceCounter | null; mayBeLost: boolean },
): Promise<string | null> {
  return retryCollisions(async () => {
    const read = await readOneOptimistically(counterRef(db));
    const current = readCounter(read);
    const latest = await latestNumber(db);
    const isRight = current
      ? isCounterAt(current, latest) && (!backedUp || compareSeries(current.series, backedUp.series) >= 0)
      : !latest && !backedUp && !mayBeLost;
    if (isRight) return null;
    // Without invoices in the backup, the first series may still be used.
    const known = [numberAt(current), numberAt(backedUp), latest, mayBeLost ? { series: FIRST_SERIES } : null];
    const counter = counterAfter(known, latest?.year ?? new Date().getUTCFullYear());
    await db.runTransaction(async (transaction) => read.write(transaction, counter), { maxAttempts: 1 });
    return counter.series;
  });
}
