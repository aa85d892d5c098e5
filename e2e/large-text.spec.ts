import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { placeOrder, seededBooks } from './shopData.ts';
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
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
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
  const [book] = await seededBooks(page.request, 1);
  const { _id } = await placeOrder(page.request, await newCustomer(), book ? [book] : []);
  await openDashboard(page, '/dashboard/manage-books');
  await expectReflow(page, {
    '/dashboard/manage-books': 'All Books',
    '/dashboard/manage-books/import': 'Import books',
    [`/dashboard/edit-book/${book?._id}`]: 'Update Book',
    '/dashboard/orders': 'Orders',
    [`/dashboard/orders/${_id}`]: `Order ${_id.slice(0, 8)}`,
    '/dashboard/orders/new': 'New order',
    '/dashboard/publishers': 'Publishers',
    '/dashboard/withdrawals': 'Withdrawals',
    '/dashboard/log': 'Activity log',
    '/dashboard/add-new-book': 'Add New Book',
    '/dashboard/sales': 'Sales',
    '/dashboard/security': 'Security',
    '/dashboard': 'Dashboard',
  });
});
