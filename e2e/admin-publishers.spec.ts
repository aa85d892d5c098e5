import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';

// E37
test('the admin adds, finds and deletes a publisher by dialog', async ({ page, watched }) => {
  const name = `Éditions <b>${randomUUID().slice(0, 8)}</b>`;
  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Publishers' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Publishers' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a publisher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a publisher' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Postal address', { exact: true }).fill('9 Ninth Street\nBoston, USA');
  await dialog.getByLabel('Email address of the responsible person').fill('gpsr@libri.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const responsible = dialog.getByLabel('Name of the responsible person');
  await expect(responsible).toBeFocused();
  ignoreFailedRequests(watched);
  await responsible.fill('Libri Europa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: ' saved.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a publisher' })).toBeFocused();

  const found = page.waitForResponse((response) => response.url().includes('/api/admin/publishers?q='));
  await page.getByLabel('Find a publisher').fill(name.slice(0, 14));
  await found;
  const entry = page.getByRole('listitem').filter({ hasText: name });
  // The previous list is dimmed while loading.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: ' deleted.' })).toBeFocused();
  await expect(page.getByText('No publishers match')).toBeVisible();
});
