import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { createBook, placeOrder } from './shopData.ts';

// E37
test('a visitor withdraws without an account, and the order shows it', async ({ page }) => {
  const book = await createBook(page.request, { title: 'Withdrawn <img src=x onerror=alert(1)>' });
  const order = await placeOrder(page.request, await newCustomer(), [book]);
  const reader = `${order._id}@example.com`;

  await page.goto(`/withdraw?order=${order._id.slice(0, 8)}`);
  await expect(page.getByLabel('Order number')).toHaveValue(order._id.slice(0, 8));
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Ada <b>Reader</b>');
  await page.getByLabel('Email address').fill(reader);
  await page.getByRole('radio', { name: 'Only some books' }).check();
  await page.getByLabel('Which books? One per line').fill(book.title);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: "We've received your withdrawal" })).toBeVisible();

  await openDashboard(page, '/dashboard/withdrawals');
  const declared = page.getByRole('listitem').filter({ hasText: reader });
  await expect(declared).toContainText('Ada <b>Reader</b>');
  await declared.getByRole('link', { name: order._id.slice(0, 8), exact: true }).click();
  const atOrder = page.getByRole('region', { name: 'Withdrawn from this order' });
  await expect(atOrder).toContainText(book.title);
  await expect(atOrder).toContainText('Refund due by');
  await atOrder.getByRole('button', { name: 'Mark as settled' }).click();
  await expect(atOrder).toContainText('by admin');
});
