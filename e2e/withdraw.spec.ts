import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { expect, expectFits, test } from './fixtures.ts';

test('a visitor withdraws without an account, with focus on each step', async ({ page }) => {
  await page.goto('/withdraw?order=abcdef12');
  await expect(page.getByLabel('Order number')).toHaveValue('abcdef12');
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Ada Reader');
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.com`);
  await page.getByRole('radio', { name: 'Only some books' }).check();
  await page.getByLabel('Which books? One per line').fill('The Salt Road');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: "We've received your withdrawal" })).toBeVisible();
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
