import type { OrderStatus } from '@bookstore/contract/api/order';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLockQueue } from '../../../functions/src/books/stock/lockQueue.ts';
import { wrongInvoices } from '../../../functions/src/dataChecks/wrongInvoices.ts';
import { invoicesOf } from '../../../functions/src/invoices/invoiceRecord.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import { createIssueInvoice } from '../../../functions/src/orders/issueInvoice.ts';
import { storeOrders } from '../../../functions/test/storedOrders.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { restoreBackup } from './restoreBackup.ts';

const { emptyDatabase, backUp } = openBackupWorkshop();

const YEAR = 2026;
// Avoids the end of a year.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${YEAR}-05-01T10:00:00Z`) }));
afterAll(() => void vi.useRealTimers());

/** @returns the new series */
async function restore(to: Firestore, folder: string, options: { only?: string[]; isExact?: boolean } = {}) {
  let begun: string | null = null;
  await restoreBackup(to, { folder, isDryRun: false, isExact: false, ...options }, undefined, (series) => {
    begun = series;
  });
  return begun;
}

function issueIn(db: Firestore) {
  const issue = createIssueInvoice({
    database: async () => db,
    lockBooks: createLockQueue(),
    clock: systemClock,
    timeZone: 'UTC',
  });
  return async (orderId: string) => (await issue(orderId, 'ada')).invoice.number;
}

/** @returns the invoice number */
async function invoiced(db: Firestore, status: OrderStatus = 'packed'): Promise<string> {
  const [id = ''] = await storeOrders(db, 1, { status });
  return issueIn(db)(id);
}

async function numbersIn(db: Firestore): Promise<string[]> {
  const { docs } = await invoicesOf(db).get();
  return docs.map((document) => String(document.get('number'))).toSorted();
}

async function findings(db: Firestore): Promise<string[]> {
  const found: string[] = [];
  for await (const finding of wrongInvoices(db)) found.push(finding);
  return found;
}

describe('restored invoices', () => {
  it('start a new number series in an empty database', async () => {
    const source = await emptyDatabase();
    await invoiced(source);
    const folder = await backUp(source);
    await invoiced(source);
    const target = await emptyDatabase();
    expect(await restore(target, folder)).toBe('B');
    expect(await numbersIn(target)).toEqual([`A-${YEAR}-1`]);
    expect(await invoiced(target)).toBe(`B-${YEAR}-1`);
    expect(await findings(target)).toEqual([]);
  });

  it('start a new series even if the backup has none', async () => {
    const source = await emptyDatabase();
    await storeOrders(source, 1, {});
    const target = await emptyDatabase();
    expect(await restore(target, await backUp(source))).toBe('B');
  });

  it('never revert later invoices, numbers and links of orders', async () => {
    const db = await emptyDatabase();
    await db.doc('meta/catalog').set({ era: 'e', seq: 1 });
    const [id = ''] = await storeOrders(db, 1, { status: 'packed' });
    await invoiced(db);
    const folder = await backUp(db);
    expect(await issueIn(db)(id)).toBe(`A-${YEAR}-2`);
    // This order is not in the backup.
    await invoiced(db);
    expect(await restore(db, folder, { isExact: true })).toBeNull();
    expect(await numbersIn(db)).toEqual([1, 2, 3].map((count) => `A-${YEAR}-${count}`));
    expect(await findings(db)).toEqual([]);
    expect(await issueIn(db)(id)).toBe(`A-${YEAR}-2`);
    expect(await invoiced(db)).toBe(`A-${YEAR}-4`);
  });

  it('keep the series if none was ever issued', async () => {
    const db = await emptyDatabase();
    await db.doc('meta/catalog').set({ era: 'e', seq: 1 });
    await storeOrders(db, 1, {});
    expect(await restore(db, await backUp(db))).toBeNull();
    expect(await invoiced(db)).toBe(`A-${YEAR}-1`);
  });

  it('start a new series if the last invoices are lost', async () => {
    const db = await emptyDatabase();
    await db.doc('meta/catalog').set({ era: 'e', seq: 1 });
    await invoiced(db);
    const folder = await backUp(db);
    await invoiced(db);
    await db.recursiveDelete(invoicesOf(db));
    expect(await restore(db, folder)).toBe('B');
    expect(await findings(db)).toEqual([]);
    expect(await restore(db, folder)).toBeNull();
  });

  it('are linked again after a restore of orders alone', async () => {
    const db = await emptyDatabase();
    const [id = ''] = await storeOrders(db, 1, { status: 'packed' });
    const folder = await backUp(db);
    await issueIn(db)(id);
    expect(await restore(db, folder, { only: ['orders'] })).toBeNull();
    expect(await findings(db)).toEqual([]);
  });
});
