import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { localDataPaths } from '../tools/lib/paths.ts';
import { newAdminToken, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { createBook, deleteBook, placeOrder } from './shopData.ts';

/** Set by `npm test`; otherwise that of `npm start`. */
const MAILBOX = process.env.LOCAL_MAILBOX ?? localDataPaths('samples').mail;

function mailsTo(address: string, number: string): string[] {
  const names = readdirSync(MAILBOX).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => readFileSync(join(MAILBOX, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}`) && mail.includes(number));
}

test('a failed mail is shown in order, list and overview until resent', async ({ page }) => {
  const book = await createBook(page.request, { title: 'The Salt Road', newPrice: 12.5 });
  // The local mailbox refuses the first mail to an address of this domain.
  const customer = await newCustomer({ domain: 'full.test' });
  const { _id: id } = await placeOrder(page.request, customer, [book]);
  const number = id.slice(0, 8);
  const authorization = `Bearer ${await newAdminToken(page.request)}`;
  const mailStates = async () => {
    const order = await page.request.get(apiPaths.order(id), { headers: { authorization } });
    return ((await order.json()) as AdminOrder).mails?.map(({ state }) => state).sort();
  };
  await expect.poll(mailStates).toEqual(['ERROR', 'SUCCESS']);
  expect(mailsTo(customer.email, number)).toEqual([]);
  expect(mailsTo('shop@example.com', number)).toHaveLength(1);

  await openDashboard(page, '/dashboard');
  const main = page.getByRole('main');
  const figures = main.getByRole('list', { name: 'Today' });
  await figures.getByRole('link', { name: 'Emails that failed' }).click();
  await expect(page).toHaveURL('/dashboard/orders?status=mail-failed');
  await expect(main.getByLabel('Status')).toHaveValue('mail-failed');
  await main.getByRole('table').getByRole('link', { name: number }).click();
  const mail = main.getByRole('region', { name: 'Emails' }).getByRole('listitem').filter({ hasText: 'Order placed' });
  await expect(mail).toContainText(/^Order placed: Failed, .*552 Mailbox full/);

  await mail.getByRole('button', { name: 'Resend: Order placed' }).click();
  await expect.poll(mailStates).toEqual(['SUCCESS', 'SUCCESS']);
  const [sent = ''] = mailsTo(customer.email, number);
  expect(sent).toMatch(new RegExp(`^Subject: We've received your order ${number}\\r$`, 'm'));
  // Short enough to be neither folded nor escaped.
  expect(sent).toContain('- The Salt Road: $12.50');
  expect(sent).toContain('http://localhost:5050/orders');
  await page.reload();
  await expect(mail).toContainText('Order placed: Sent');
  await deleteBook(page.request, book);
});
