import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { newCustomer, openSignedIn, submitLogin } from './people.ts';
import { createBook, deleteBook, seededBooks, setPrice } from './shopData.ts';
import { visit } from './visit.ts';

test('a visitor keeps and shares a wish list of current books', async ({ page, browser }) => {
  const word = `Wished${Date.now()}`;
  const keptBook = await createBook(page.request, { title: `${word} and Kept` });
  const deletedBook = await createBook(page.request, { title: `${word} and Gone` });
  await page.goto('/about');
  for (const { _id } of [keptBook, deletedBook]) {
    await visit(page, `/books/${_id}`);
    await main(page).getByRole('button', { name: 'Add to wish list' }).press('Enter');
    await expect(main(page).getByRole('button', { name: 'Remove from wish list' })).toBeFocused();
  }
  await setPrice(page.request, keptBook, 7.5);
  await deleteBook(page.request, deletedBook);
  await main(page).getByRole('link', { name: 'View wish list' }).click();
  await expect(page).toHaveURL('/wishes');
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([keptBook.title]);
  await expect(main(page)).toContainText('$7.50');
  await expect(main(page)).toContainText('No longer on sale: 1 book.');
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['wishes']);

  const other = await browser.newContext();
  const sharedList = await other.newPage();
  await sharedList.goto(new URL(`/wishes?books=${keptBook._id},${deletedBook._id}`, page.url()).href);
  await expect(sharedList.getByRole('heading', { level: 1 })).toHaveText('A wish list');
  await expect(main(sharedList).getByRole('article').getByRole('heading')).toHaveText([keptBook.title]);
  await main(sharedList).getByRole('button', { name: 'Add all to my wish list' }).click();
  await main(sharedList).getByRole('link', { name: 'Go to your wish list' }).click();
  await expect(main(sharedList).getByRole('heading', { level: 1 })).toHaveText('Your wish list');
  await other.close();
});

const wishesSaved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/wishes'));

// E17
test('a list is joined with the account at sign-in and leaves the browser on logout', async ({ page, browser }) => {
  const [mine, theirs] = await seededBooks(page.request, 2);
  const customer = await newCustomer();
  await page.goto(`/books/${mine?._id}`);
  await main(page).getByRole('button', { name: 'Add to wish list' }).click();
  const saved = wishesSaved(page);
  await visit(page, '/login');
  await submitLogin(page, customer);
  expect((await saved).status()).toBe(204);

  const other = await browser.newContext();
  const device = await other.newPage();
  await openSignedIn(device, customer, `/books/${theirs?._id}`);
  const savedThere = wishesSaved(device);
  await main(device).getByRole('button', { name: 'Add to wish list' }).click();
  expect((await savedThere).status()).toBe(204);
  await device.getByRole('link', { name: 'View wish list' }).click();
  await expect(main(device).getByRole('article').getByRole('heading')).toHaveCount(2);
  await other.close();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Wish list' }).first().click();
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveCount(2);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(main(page).getByText('Your wish list is empty.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
