import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDataPaths } from '../tools/lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { confirmationLinkOf, newCustomer, submitLogin } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, setCopies } from './shopData.ts';

/** Where the shop of these tests keeps what it mails. */
const MAILBOX = process.env.LOCAL_MAILBOX ?? localDataPaths('samples').mail;

/** How many mails have told a customer that a book is back. */
function mailsTo(address: string): number {
  const names = readdirSync(MAILBOX).filter((name) => name.endsWith('.eml'));
  const mails = names.map((name) => readFileSync(join(MAILBOX, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`To: ${address}`) && mail.includes('is back')).length;
}

test('a customer is told once when a sold-out book is back, after they have logged in and confirmed their address', async ({
  page,
  watched,
}) => {
  const book = await createBook(page.request, { title: 'The Book That Comes Back' });
  await setCopies(page.request, book, 0);
  const customer = await newCustomer();
  await page.goto(`/books/${book._id}`);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Log in to be told when it is back' }).press('Enter');
  await submitLogin(page, customer);
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(`/books/${book._id}`);

  const tellMe = main(page).getByRole('button', { name: 'Tell me when it is back' });
  await tellMe.press('Enter');
  await expect(main(page).getByText('Please confirm your e-mail address first')).toBeVisible();
  await expect(tellMe).toBeFocused();
  await main(page).getByRole('link', { name: 'To your account' }).click();
  await main(page).getByRole('button', { name: 'Send the mail' }).click();
  await expect(main(page).getByText(`The mail is on its way to ${customer.email}`)).toBeVisible();
  expect((await page.request.get(await confirmationLinkOf(customer))).ok()).toBe(true);

  await page.goto(`/books/${book._id}`);
  await tellMe.press('Enter');
  const promise = main(page).getByText(`We send one mail to ${customer.email} when it is back.`);
  await expect(promise).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(promise).toBeVisible();

  await setCopies(page.request, book, 2);
  await expect.poll(() => mailsTo(customer.email)).toBe(1);
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Add to Cart', exact: true })).toBeEnabled();
  await expect(promise).toHaveCount(0);
  await setCopies(page.request, book, 0);
  // Forgotten, as soon as the mail is written.
  await expect(async () => {
    await page.reload();
    await expect(tellMe).toBeVisible({ timeout: 10_000 });
  }).toPass();
  forgiveFailedRequests(watched);
});
