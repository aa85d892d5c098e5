import { randomUUID } from 'node:crypto';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { amountsBetween, composeInvoice, NOTHING_SOLD, type Sold } from './composeInvoice.ts';
import { createInvoicesRoutes } from './invoices.routes.ts';
import { journal } from './journal.ts';

let count = 0;
/** In the order of writing, which is not that of the numbers. */
const nextId = () => `invoice-${String(++count).padStart(2, '0')}`;

let firebase: Firebase;
let db: Firestore;
beforeAll(async () => {
  firebase = createFirebase(`demo-${randomUUID()}`);
  db = await firebase.database();
});
afterAll(() => firebase.close());

const SOLD: Sold = {
  items: [
    { id: 'b1', title: '=1+1', category: 'fiction', priceCents: 2000 },
    { id: 'b2', title: 'A manual', category: 'business', priceCents: 999 },
  ],
  deliveryCents: 0,
  wrapCents: 0,
};
const RATES = { books: 700, byCategory: { business: 1900 } };
const buyer = { name: 'Ada', street: '', address: { city: 'Graz', country: 'AT', state: '-', zipcode: '8010' } };

async function write(number: string, day: string, { isCredit = false, rates = RATES as object } = {}): Promise<void> {
  const orderId = '=order';
  const amounts = isCredit
    ? amountsBetween(SOLD, NOTHING_SOLD, rates, new Map())
    : amountsBetween(NOTHING_SOLD, SOLD, rates, new Map());
  const occasion = {
    id: nextId(),
    orderId,
    number,
    kind: isCredit ? ('credit-note' as const) : ('invoice' as const),
    about: isCredit ? 'A-2026-2' : null,
    history: [],
    buyer,
  };
  const now = new Date(`${day}T12:00:00Z`);
  const { id, ...fields } = composeInvoice(
    { ...occasion, payment: CASH_ON_DELIVERY, pickup: false, now, timeZone: 'UTC' },
    amounts,
  );
  await db.doc(`invoices/${id}`).set(fields);
}

const FEBRUARY = { from: '2026-02-01', to: '2026-02-28' };

it('lists invoices and credit notes by day and number with amounts per rate', async () => {
  await write('A-2026-1', '2026-01-31');
  await write('A-2026-10', '2026-02-01', { isCredit: true });
  await write('A-2026-2', '2026-02-01');
  await write('A-2026-12', '2026-02-10', { rates: {} });
  await write('A-2026-11', '2026-02-28', { rates: {} });
  await write('2026/12', '2026-02-28', { rates: {} });
  await write('A-2026-13', '2026-03-01');
  let text = '';
  for await (const piece of journal(db, FEBRUARY)) text += piece;
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    '"Number","Kind","Date","About","Order ID","Payment","Rate (%)","Net (USD)","Tax (USD)","Gross (USD)"',
    `"A-2026-2","invoice","2026-02-01","","'=order","cash-on-delivery",7,18.69,1.31,20.00`,
    `"A-2026-2","invoice","2026-02-01","","'=order","cash-on-delivery",19,8.39,1.60,9.99`,
    `"A-2026-10","credit-note","2026-02-01","A-2026-2","'=order","cash-on-delivery",7,-18.69,-1.31,-20.00`,
    `"A-2026-10","credit-note","2026-02-01","A-2026-2","'=order","cash-on-delivery",19,-8.39,-1.60,-9.99`,
    `"A-2026-12","invoice","2026-02-10","","'=order","cash-on-delivery","","","",29.99`,
    `"A-2026-11","invoice","2026-02-28","","'=order","cash-on-delivery","","","",29.99`,
    `"2026/12","invoice","2026-02-28","","'=order","cash-on-delivery","","","",29.99`,
    '',
  ]);
});

it('refuses a period whose journal has too many lines', async () => {
  await write('A-2026-1', '2026-06-01', { rates: {} });
  const req = { query: { from: '2026-06-01', to: '2026-06-30' } } as unknown as Request;
  const send = vi.fn<(text: string) => void>();
  const res = { set: () => ({ send }) } as unknown as Response;
  const journalUpTo = (maxLines: number) => createInvoicesRoutes(async () => db, maxLines).journal(req, res);
  await journalUpTo(2);
  expect(send.mock.calls[0]?.[0]).toMatch(/^\uFEFF"Number"[^\n]*\n"A-2026-1"[^\n]*\n$/);
  await expect(journalUpTo(1)).rejects.toMatchObject({
    problem: { code: 'validation-failed', errors: [{ path: 'to', message: 'Choose a shorter period' }] },
  });
  expect(send).toHaveBeenCalledOnce();
});
