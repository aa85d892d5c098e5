import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDataPaths } from '../tools/lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { createBook, deleteBook, placeOrder } from './shopData.ts';

/** Where the shop of these tests keeps what it mails: `npm test` says so, and `npm start` has one place. */
const MAILBOX = process.env.LOCAL_MAILBOX ?? localDataPaths('samples').mail;

/** The mails of an order to somebody, as they lie there. */
function mailsTo(address: string, number: string): string[] {
  const names = readdirSync(MAILBOX).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => readFileSync(join(MAILBOX, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`To: ${address}`) && mail.includes(number));
}

// A text of a mail is folded and escaped for its way; titles without anything to escape stay as they are.
const TITLE = 'The Salt Road';

test('an order is mailed to its customer and to the shop, and the admin sees it and asks again', async ({ page }) => {
  const book = await createBook(page.request, { title: TITLE, newPrice: 12.5 });
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, [book]);
  const number = order._id.slice(0, 8);

  await expect.poll(() => mailsTo(customer.email, number)).toHaveLength(1);
  await expect.poll(() => mailsTo('shop@example.com', number)).toHaveLength(1);
  const [mail = ''] = mailsTo(customer.email, number);
  expect(mail).toMatch(new RegExp(`^Subject: Your order ${number}\\r$`, 'm'));
  expect(mail).toContain(`- ${TITLE}: $12.50`);
  expect(mail).toContain('http://localhost:5050/orders');

  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const mails = page.getByRole('main').getByRole('region', { name: 'Mails' });
  await expect(mails.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(mails.getByRole('listitem').filter({ hasText: 'Order placed' })).toContainText('Sent');
  await expect(mails.getByRole('listitem').filter({ hasText: 'To the shop' })).toContainText('Sent');
  await expectAccessible(page);

  await mails.getByRole('button', { name: 'Send again: Order placed' }).click();
  await expect.poll(() => mailsTo(customer.email, number)).toHaveLength(2);
  await deleteBook(page.request, book);
});

test('a mail that failed is seen at its order, in the list and on the first page, until it is sent again', async ({
  page,
}) => {
  const book = await createBook(page.request, { title: TITLE });
  const customer = await newCustomer({ domain: 'full.test' });
  const { _id: id } = await placeOrder(page.request, customer, [book]);
  const number = id.slice(0, 8);
  await openDashboard(page, `/dashboard/orders/${id}`);
  const main = page.getByRole('main');
  const mail = main.getByRole('region', { name: 'Mails' }).getByRole('listitem').filter({ hasText: 'Order placed' });
  await expect(async () => {
    await page.reload();
    await expect(mail).toContainText(/^Order placed: Given up, .*552 Mailbox full/, { timeout: 5_000 });
  }).toPass();
  await expect(main.getByRole('listitem').filter({ hasText: 'To the shop' })).toContainText('Sent');
  await expectAccessible(page);
  expect(mailsTo(customer.email, number)).toEqual([]);

  await page.goto('/dashboard');
  const figures = main.getByRole('list', { name: 'Today' });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Orders with a failed mail' })).toContainText(/^[1-9]/);
  await figures.getByRole('link', { name: 'Orders with a failed mail' }).click();
  await expect(page).toHaveURL('/dashboard/orders?status=mail-failed');
  await expect(main.getByLabel('Status')).toHaveValue('mail-failed');
  await expectAccessible(page);
  await main.getByRole('table').getByRole('link', { name: number }).click();

  await mail.getByRole('button', { name: 'Send again: Order placed' }).click();
  await expect.poll(() => mailsTo(customer.email, number)).toHaveLength(1);
  await expect(async () => {
    await page.reload();
    await expect(mail).toContainText('Order placed: Sent', { timeout: 5_000 });
  }).toPass();
  await page.goto(`/dashboard/orders?${new URLSearchParams({ status: 'mail-failed', q: customer.email })}`);
  await expect(main.getByText('No order matches')).toBeVisible();
  await deleteBook(page.request, book);
});
