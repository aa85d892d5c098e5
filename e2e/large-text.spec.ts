import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { visit } from './visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Sets text to 200 %. The content security policy would block a style element. */
const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px', 'important'));

async function expectReflow(page: Page, paths: Record<string, string | RegExp>): Promise<void> {
  await enlargeText(page);
  for (const [path, heading] of Object.entries(paths)) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectFits(page);
  }
}

test('pages of the shop reflow with text at 200 %', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectReflow(page, {
    '/': 'New Releases This Week',
    '/books': 'All books',
    '/cart': 'Shopping cart',
    '/login': 'Login',
    '/register': 'Register',
    '/about': 'About',
    '/legal/terms': 'Terms of sale',
    '/withdraw': 'Withdraw from contract here',
    '/wishes': 'Your wish list',
    '/admin': 'Admin Dashboard Login',
  });
});

test('pages of the dashboard reflow with text at 200 %', async ({ page }) => {
  await openDashboard(page, '/dashboard/manage-books');
  await expectReflow(page, {
    '/dashboard/manage-books': 'All Books',
    '/dashboard/orders': 'Orders',
    '/dashboard/add-new-book': 'Add New Book',
    '/dashboard/sales': 'Sales',
    '/dashboard/security': 'Security',
    '/dashboard': 'Dashboard',
  });
});
