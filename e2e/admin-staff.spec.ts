import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { logIn, makeAdmin, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook, deleteBook } from './shopData.ts';

test('staff change but never delete books, and the log shows it', async ({ page, browser, watched }) => {
  const clerk = makeAdmin('--rights', 'staff');
  const book = await createBook(page.request, { title: aTitle() });
  await logIn(page, clerk);
  await page.goto(`/dashboard/manage-books?q=${encodeURIComponent(book.title)}`);
  await page.getByLabel(`Select ${book.title}`).check();
  await expect(page.getByRole('button', { name: 'Change prices' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.goto('/dashboard/log');
  await expect(page.getByText('Only owners of the shop can see the activity log')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const refused = await page.request.delete(apiPaths.book(book._id), {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  expect(refused.status()).toBe(403);

  await page.goto(`/dashboard/edit-book/${book._id}`);
  await page.getByLabel('New Price', { exact: true }).fill('7.25');
  await page.getByRole('button', { name: 'Update Book' }).click();
  await page.getByRole('dialog', { name: 'Book Updated' }).getByRole('button', { name: "Yes, It's Okay!" }).click();
  ignoreFailedRequests(watched);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const office = await context.newPage();
  await openDashboard(office, '/dashboard/log');
  await office.getByLabel('Person', { exact: true }).fill(clerk.username);
  await office.getByRole('button', { name: 'Search', exact: true }).click();
  const changes = office
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: office.getByRole('time') });
  await expect(changes).toHaveCount(1);
  await expect(changes).toContainText('Book changed');
  await expect(changes).toContainText(`by ${clerk.username}`);
  await expect(changes).toContainText(/Price: .*10\.00 → .*7\.25/);
  await expectAccessible(office);
  await context.close();
  await deleteBook(page.request, book);
});
