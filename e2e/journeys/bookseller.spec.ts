import { SAMPLE_ADMIN } from '../../tools/lib/samples.ts';
import { aTitle } from '../bookForm.ts';
import { logIn } from '../dashboard.ts';
import { expect, expectFits, test } from '../fixtures.ts';
import { main } from '../landmarks.ts';
import { newCustomer } from '../people.ts';
import { aPhoto } from '../pictures.ts';
import { placeOrder, seededBook } from '../shopData.ts';

test('a bookseller adds a book, changes its price, and delivers an order', async ({ page }) => {
  const title = aTitle();
  await logIn(page, SAMPLE_ADMIN);
  await expectFits(page);
  await page.goto('/dashboard/add-new-book');
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  await field('Title').fill(title);
  await field('Description').fill('A caravan, a debt, and the road between them.');
  await field('Category').selectOption('fiction');
  await field('Old Price').fill('30');
  await field('New Price').fill('20');
  await field('Cover Image').setInputFiles(await aPhoto());
  await expect(main(page).getByText('Selected: salt-road.jpg')).toBeVisible();
  await expectFits(page);
  await main(page).getByRole('button', { name: 'Add Book' }).click();
  await page.getByRole('button', { name: "Yes, It's Okay!" }).click();
  await page.goto('/dashboard/manage-books');
  await main(page)
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await field('New Price').fill('18.5');
  await main(page).getByRole('button', { name: 'Update Book' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Updated' })).toBeVisible();

  await page.goto(`/books?q=${encodeURIComponent(title)}`);
  await main(page).getByRole('link', { name: title }).first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page)).toContainText('$18.50');
  await expect(main(page).getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
  await expectFits(page);

  const order = await placeOrder(page.request, await newCustomer(), [await seededBook(page.request)]);
  await page.goto(`/dashboard/orders/${order._id}`);
  await main(page).getByRole('button', { name: 'Mark as packed' }).click();
  await main(page).getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(main(page).getByText('Status Delivered', { exact: true })).toBeVisible();
  await expectFits(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
});
