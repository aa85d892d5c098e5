import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createLockQueue } from '../../../functions/src/books/stock/lockQueue.ts';
import { wrongInvoices } from '../../../functions/src/dataChecks/wrongInvoices.ts';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import { createIssueInvoice } from '../../../functions/src/orders/issueInvoice.ts';
import { storeOrders } from '../../../functions/test/storedOrders.ts';
import { relistInvoices } from './relistInvoices.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

it('corrects orders whose invoices or amounts differ', async () => {
  const db = await firebase.database();
  const [wrong = '', none = ''] = await storeOrders(db, 3, { status: 'packed' });
  const issue = createIssueInvoice({
    database: firebase.database,
    lockBooks: createLockQueue(),
    clock: systemClock,
    timeZone: 'UTC',
  });
  const { invoice } = await issue(wrong, 'ada');
  await issue(none, 'ada');
  const listed = { id: invoice.id, number: invoice.number, kind: invoice.kind, cents: invoice.totalCents + 1 };
  await db.doc(`orders/${wrong}`).update({ invoices: [listed] });
  await db.doc(`orders/${none}`).update({ invoices: [] });
  expect(await relistInvoices(db)).toBe(2);
  const findings: string[] = [];
  for await (const finding of wrongInvoices(db)) findings.push(finding);
  expect(findings).toEqual([]);
  expect(await relistInvoices(db)).toBe(0);
});
