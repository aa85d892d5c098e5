import { expectAccessible } from './axe.ts';
import { expectOrdered, openFilledCheckout, orderButton } from './checkoutPage.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook, ordersOf, seededBook } from './shopData.ts';

const APPEARS = 'Appears on 4 March 2101';

test('an announced book is ordered before it appears, and page, cart, checkout, order and dashboard say when that is', async ({
  page,
}) => {
  const announced = await createBook(page.request, { title: 'The Book of Tomorrow', published: '2101-03-04' });
  await page.goto(`/books/${announced._id}`);
  await expect(main(page).getByText(`${APPEARS}, order now`)).toBeVisible();
  await expect(main(page).getByText(/^Arrives .* Mar/)).toBeVisible();
  const offer = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(offer.offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2101-03-04',
  });
  await expectAccessible(page);

  const customer = await openFilledCheckout(page, [announced, await seededBook(page.request)]);
  await expect(main(page).getByText(APPEARS)).toBeVisible();
  await expect(main(page).getByText(/All books come in one parcel/)).toBeVisible();
  await expect(main(page).getByText('The first step waits until all announced books have appeared.')).toBeVisible();
  await orderButton(page).click();
  await expectOrdered(page);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(main(page).getByText(APPEARS)).toBeVisible();
  const [order] = await ordersOf(page.request, customer);
  expect(order?.arrival?.from).toMatch(/^2101-03/);
  await openDashboard(page, `/dashboard/orders/${order?._id}`);
  await expect(main(page).getByText(APPEARS)).toBeVisible();
});

test('a book that cannot be ordered yet says so in words, on its page and in lists, and has no button', async ({
  page,
}) => {
  const word = `Withheld${Date.now()}`;
  const book = await createBook(page.request, { title: word, published: '2101-03', orderable: false });
  await page.goto(`/books/${book._id}`);
  await expect(main(page).getByText('Cannot be ordered yet')).toBeVisible();
  await expect(main(page).getByText('Appears in March 2101', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('article').getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(
    0,
  );
  await expectAccessible(page);
  await page.goto(`/books?q=${word}`);
  await expect(main(page).getByRole('button', { name: `Cannot be ordered: ${word}` })).toBeDisabled();
  await page.getByPlaceholder('Search here').fill(word);
  await expect(page.getByRole('option').filter({ hasText: word })).toContainText('Cannot be ordered');
});
