import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { BookBusy } from '../books/stock/lockQueue.ts';
import { createIssueInvoice } from './issueInvoice.ts';

it('rejects an invoice without a number with a retry time', async () => {
  const issueInvoice = createIssueInvoice({
    database: async () => ({}) as Firestore,
    lockBooks: () => Promise.reject(new BookBusy(3)),
    clock: () => new Date(),
    timeZone: 'UTC',
  });
  await expect(issueInvoice('0123456789abcdef0123456789abcdef', 'admin')).rejects.toMatchObject({
    code: 'busy',
    message: "Many invoices are being created right now. This one wasn't; try again shortly.",
    details: { retryAfterSeconds: 3, members: { retryAfterSeconds: 3 } },
  });
});
