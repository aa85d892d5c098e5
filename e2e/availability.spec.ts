import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook, setCopies } from './shopData.ts';

const cardOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Books', exact: true }).getByRole('article').filter({ hasText: title });

test("a visitor sees each book's availability, and may hide unavailable books", async ({ page, request }) => {
  const word = `Copied${Date.now()}`;
  const category = 'business';
  const few = await createBook(request, { title: `${word} and Few`, category });
  const none = await createBook(request, { title: `${word} and Gone`, category });
  const announced = await createBook(request, { title: `${word} and Announced`, category, published: '2101-03-04' });
  const withheld = await createBook(request, {
    title: `${word} and Withheld`,
    category,
    published: '2101-03',
    orderable: false,
  });
  await setCopies(request, few, 2);
  await setCopies(request, none, 0);

  await page.goto('/books?category=business');
  await expect(cardOf(page, few.title)).toContainText('Only 2 left');
  await expect(cardOf(page, few.title).getByRole('button')).toBeEnabled();
  await expect(cardOf(page, announced.title)).toContainText('Out 4 March 2101');
  await expect(cardOf(page, none.title).getByRole('button', { name: `Sold out: ${none.title}` })).toBeDisabled();
  await expect(page.getByRole('button', { name: `Not available to order: ${withheld.title}` })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'In stock only' }).check();
  await expect(page).toHaveURL(/available=true/);
  await expect(cardOf(page, none.title)).toHaveCount(0);
  await cardOf(page, announced.title).getByRole('heading').getByRole('link').click();
  await expect(main(page).getByText('Out 4 March 2101 · pre-order')).toBeVisible();

  await page.getByPlaceholder('Search here').fill(`${word} gone`);
  const hit = page.getByRole('option').filter({ hasText: none.title });
  await expect(hit).toContainText('Sold out');
  await hit.click();
  await expect(main(page).getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  const similar = main(page).getByRole('region', { name: 'This book is sold out. More like this:' });
  await expect(similar.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  for (const book of [few, none, announced, withheld]) await deleteBook(request, book);
});
