import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // E46, E47
  test('a visitor withdraws in two steps', async ({ page }) => {
    const reader = `no-scripts-${Date.now()}@example.com`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/legal/returns');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/withdraw');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from contract here');
    await page.getByLabel('Order number').fill('abcdef12');
    await page.getByLabel('Which books? One per line').fill('The Salt Road\n<b>Tide</b>');
    await page.getByLabel('Full name').fill('Ada Reader');
    await page.getByLabel('Email address').fill(reader);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your details');
    await expect(page.getByRole('main')).toContainText('<b>Tide</b>');
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We've received your withdrawal");
    await expect(page.getByRole('main')).toContainText(reader);
    await expectFits(page);
  });
});
