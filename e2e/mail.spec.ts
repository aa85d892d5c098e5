import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expect, test } from '@playwright/test';
import { localDataPaths } from '../tools/lib/paths.ts';
import { newAdminToken } from './dashboard.ts';
import { newCustomer } from './people.ts';
import { createBook, deleteBook, placeOrder } from './shopData.ts';

/** Set by `npm test`; otherwise that of `npm start`. */
const MAILBOX = process.env.LOCAL_MAILBOX ?? localDataPaths('samples').mail;

function mailsTo(address: string, number: string): string[] {
  const names = readdirSync(MAILBOX).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => readFileSync(join(MAILBOX, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}`) && mail.includes(number));
}

test('a refused mail fails, and reaches the mailbox when resent', async ({ request }) => {
  const book = await createBook(request, { title: 'The Salt Road', newPrice: 12.5 });
  // The local mailbox refuses the first mail to an address of this domain.
  const customer = await newCustomer({ domain: 'full.test' });
  const { _id: id } = await placeOrder(request, customer, [book]);
  const number = id.slice(0, 8);
  const authorization = `Bearer ${await newAdminToken(request)}`;
  const mailStates = async () => {
    const order = await request.get(apiPaths.order(id), { headers: { authorization } });
    return ((await order.json()) as AdminOrder).mails?.map(({ state }) => state).sort();
  };
  await expect.poll(mailStates).toEqual(['ERROR', 'SUCCESS']);
  expect(mailsTo(customer.email, number)).toEqual([]);
  expect(mailsTo('shop@example.com', number)).toHaveLength(1);

  expect((await request.post(apiPaths.orderMail(id, 'placed'), { headers: { authorization } })).ok()).toBe(true);
  await expect.poll(mailStates).toEqual(['SUCCESS', 'SUCCESS']);
  const [sent = ''] = mailsTo(customer.email, number);
  expect(sent).toMatch(new RegExp(`^Subject: We've received your order ${number}\\r$`, 'm'));
  // Short enough to be neither folded nor escaped.
  expect(sent).toContain('- The Salt Road: $12.50');
  expect(sent).toContain('http://localhost:5050/orders');
  await deleteBook(request, book);
});
