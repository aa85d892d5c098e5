import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook, setPrice } from './shopData.ts';

test('a visitor keeps and shares a wish list of current books', async ({ page, browser }) => {
  const word = `Wished${Date.now()}`;
  const keptBook = await createBook(page.request, { title: `${word} and Kept` });
  const deletedBook = await createBook(page.request, { title: `${word} and Gone` });
  for (const { _id } of [keptBook, deletedBook]) {
    await page.goto(`/books/${_id}`);
    await main(page).getByRole('button', { name: 'Add to wish list' }).press('Enter');
    await expect(main(page).getByRole('button', { name: 'Remove from wish list' })).toBeFocused();
  }
  await setPrice(page.request, keptBook, 7.5);
  await deleteBook(page.request, deletedBook);
  await main(page).getByRole('link', { name: 'View wish list' }).click();
  await expect(page).toHaveURL('/wishes');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([keptBook.title]);
  await expect(main(page)).toContainText('$7.50');
  await expect(main(page)).toContainText('No longer on sale: 1 book.');
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['wishes']);

  const other = await browser.newContext();
  const sharedList = await other.newPage();
  await sharedList.goto(new URL(`/wishes?books=${keptBook._id},${deletedBook._id}`, page.url()).href);
  await expect(sharedList.getByRole('heading', { level: 1 })).toHaveText('A wish list');
  await expect(main(sharedList).getByRole('heading', { level: 2 })).toHaveText([keptBook.title]);
  await main(sharedList).getByRole('button', { name: 'Add all to my wish list' }).click();
  await main(sharedList).getByRole('link', { name: 'Go to your wish list' }).click();
  await expect(main(sharedList).getByRole('heading', { level: 1 })).toHaveText('Your wish list');
  await other.close();
});
