import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook, setPrice } from './shopData.ts';

test('a visitor keeps and shares a wish list of current books', async ({ page, browser }) => {
  const word = `Wished${Date.now()}`;
  const kept = await createBook(page.request, { title: `${word} and Kept` });
  const gone = await createBook(page.request, { title: `${word} and Gone` });
  for (const { _id } of [kept, gone]) {
    await page.goto(`/books/${_id}`);
    await main(page).getByRole('button', { name: 'Add to wish list' }).press('Enter');
    await expect(main(page).getByRole('button', { name: 'Remove from wish list' })).toBeFocused();
  }
  await setPrice(page.request, kept, 7.5);
  await deleteBook(page.request, gone);
  await main(page).getByRole('link', { name: 'View wish list' }).click();
  await expect(page).toHaveURL('/wishes');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([kept.title]);
  await expect(main(page)).toContainText('$7.50');
  await expect(main(page)).toContainText('No longer on sale: 1 book.');
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['wishes']);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(new URL(`/wishes?books=${kept._id},${gone._id}`, page.url()).href);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('A wish list');
  await expect(main(theirs).getByRole('heading', { level: 2 })).toHaveText([kept.title]);
  await main(theirs).getByRole('button', { name: 'Add all to my wish list' }).click();
  await main(theirs).getByRole('link', { name: 'Go to your wish list' }).click();
  await expect(main(theirs).getByRole('heading', { level: 1 })).toHaveText('Your wish list');
  await other.close();
});
