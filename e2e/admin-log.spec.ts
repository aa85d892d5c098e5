import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { createBook, deleteBook, setPrice } from './shopData.ts';

test('the log shows who changed a book, and how', async ({ page }) => {
  const book = await createBook(page.request, { title: 'The Salt Road', newPrice: 10 });
  await setPrice(page.request, book, 7.25);
  await openDashboard(page, `/dashboard/log?${new URLSearchParams({ subject: book._id })}`);
  const changes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect(changes.filter({ hasText: 'Book changed' }).first()).toContainText(/Price: .*10\.00 → .*7\.25/);
  await expectAccessible(page);
  await deleteBook(page.request, book);
});
