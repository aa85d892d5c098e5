import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { newCustomer, openSignedIn } from './people.ts';
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
    '/books?q=unfindable': /unfindable/,
    '/cart': 'Shopping cart',
    '/login': 'Login',
    '/register': 'Register',
    '/about': 'About',
    '/legal/terms': 'Terms of sale',
    '/withdraw': 'Withdraw from contract here',
    '/wishes': 'Your wish list',
    '/no-such-page': "This page isn't on our shelves",
    '/admin': 'Admin Dashboard Login',
  });
});

test('no slide of the home page cuts text at 200 %', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recommended for you' }).getByRole('article').first()).toBeAttached();
  await enlargeText(page);
  const countCut = (slides: Element[]) => slides.filter((slide) => slide.scrollWidth > slide.clientWidth).length;
  expect(await page.locator('.swiper-slide').evaluateAll(countCut)).toBe(0);
});

test('pages of a book and of a customer reflow with text at 200 %', async ({ page }) => {
  const customer = await newCustomer();
  const books = await seededBooks(page.request, 50);
  const book = books.find(({ hasExcerpt, series }) => hasExcerpt && series);
  if (!book?.series || !book.author) throw new Error('The samples lack an excerpt in a series');
  const ordered = [book];
  await placeOrder(page.request, customer, ordered);
  await openSignedIn(page, customer, '/account', { cartItems: JSON.stringify(ordered) });
  await expectReflow(page, {
    '/account': 'Your account',
    '/cart': 'Shopping cart',
    '/checkout': 'Cash On Delevary',
    '/orders': 'Your Orders',
    '/user-dashboard': 'User Dashboard',
    [`/books/${book._id}`]: book.title,
    [`/books/${book._id}/excerpt`]: book.title,
    [`/series/${book.series.name}`]: book.series.name,
    [`/contributors/${book.author}`]: book.author,
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
