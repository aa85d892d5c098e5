import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { storeToken } from './dashboard.ts';
import { expect, expectFits, rows, test } from './fixtures.ts';
import { newCustomer, openSignedIn } from './people.ts';
import { collectRequests, isApiCall } from './requests.ts';
import { seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Cart, number of items:' });
const startScreen = (page: Page) => page.getByText('Opening the shop…');

test.describe('behind the start screen', () => {
  test.use({ hasStartScreen: true });

  test('the shop opens two seconds after its page, and only once', rows(42, 43), async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const code = page.waitForResponse('**/assets/AboutPage-*.js');
    await page.goto('/about');
    const header = page.getByRole('banner');
    // Late content is rendered after the start screen.
    let passed = 300;
    await page.clock.runFor(passed);
    const url = (await code).url();
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);
    await expect(async () => {
      passed += 50;
      await page.clock.runFor(50);
      expect(await page.locator('main h1').count()).toBe(1);
    }).toPass({ intervals: [500] });
    await expect(startScreen(page)).toBeVisible();
    await page.clock.runFor(1999 - passed);
    await expect(startScreen(page)).toBeVisible();
    await expect(header).toBeHidden();
    await page.clock.runFor(1);
    await expect(header).toBeVisible();
    await expect(startScreen(page)).toHaveCount(0);
    await page.clock.resume();

    await cartLink(page).click();
    await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible();
    await expect(startScreen(page)).toHaveCount(0);
    await header.getByRole('link', { name: 'Book Store, home' }).click();
    await expect(page).toHaveURL('/');
    await expect(header).toBeVisible();
    await expect(startScreen(page)).toHaveCount(0);
  });
});

async function expectFrame(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Book Store, home' })).toHaveAttribute('href', '/');
  await expect(header.getByPlaceholder('Search here')).toHaveAttribute('type', 'text');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(cartLink(page)).toHaveAttribute('href', '/cart');
  await expect(cartLink(page)).toHaveText(/: 0$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const parts = page.locator('#root :is(header, main, footer)');
  expect(await parts.evaluateAll((elements) => elements.map(({ tagName }) => tagName))).toEqual([
    'HEADER',
    'MAIN',
    'FOOTER',
  ]);
}

// E52
test(
  'every public page has the same frame, and fits every screen',
  rows(41, 44, 45, 49, 57, 58, 331),
  async ({ page }) => {
    const [book] = await seededBooks(page.request, 1);
    const pages = {
      '/about': 'About',
      '/': 'New Releases This Week',
      '/login': /\w/,
      '/register': /\w/,
      '/cart': 'Shopping cart',
      [`/books/${book?._id}`]: book?.title ?? '',
      '/no/such/page': "This page isn't on our shelves",
    };
    await page.goto('/about');
    for (const [address, heading] of Object.entries(pages)) {
      await visit(page, address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectFrame(page);
      await expect(page).toHaveURL(address);
      await expectFits(page, 320, 768, 1440);
    }
    for (const address of [...Object.keys(pages), '/checkout', '/orders', '/user-dashboard']) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toContain('<div id="root"></div>');
    }
  },
);

test("the header has a customer menu, or an admin's dashboard link", rows(47, '50-56', 344), async ({ page }) => {
  await storeToken(page, 'a-stored-token');
  const withToken = collectRequests(page, (request) => JSON.stringify(request.headers()).includes('a-stored-token'));
  await openSignedIn(page, await newCustomer(), '/about');
  const account = page.getByRole('navigation', { name: 'Account and cart' });
  await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);

  await account.getByRole('button', { name: 'Account' }).click();
  const links = account.getByRole('list').getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'Orders', 'Cart Page', 'Check Out', 'Wish list']);
  const addresses = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
  expect(addresses).toEqual(['/user-dashboard', '/orders', '/cart', '/checkout', '/wishes']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();

  await account.getByRole('button', { name: 'Account' }).click();
  await account.getByRole('button', { name: 'Logout' }).click();
  await expect(account.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(withToken.map((request) => request.url())).toEqual([]);
});

test('the footer has working links, and a newsletter without a call', rows('15-25', 29, 372), async ({ page }) => {
  const titles = page.waitForResponse('**/api/books/titles');
  // The footer is rendered after the page.
  await page.goto('/about#privacy');
  await expect(page.locator('#privacy')).toBeInViewport();
  await expect(page.locator('#privacy')).not.toHaveCSS('outline-style', 'none');
  const footer = page.getByRole('contentinfo');
  const links = {
    Services: '#services',
    'About Us': '#about',
    Contact: '#contact',
    'Privacy Policy': '#privacy',
    'Terms of Service': '#terms',
  };
  for (const [name, anchor] of Object.entries(links)) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', anchor);
    await link.click();
    await expect(page).toHaveURL(`/about${anchor}`);
    await expect(page.locator(anchor)).toBeInViewport();
  }
  await footer.getByRole('link', { name: 'Read more about “About us”' }).click();
  await expect(page).toHaveURL('/about');
  await footer.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/#home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Releases This Week');
  await expect(footer.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '#home');
  await visit(page, '/about');
  for (const network of ['Facebook', 'X', 'Instagram']) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', /^https:/);
  }

  await titles;
  const requests = collectRequests(page, (request) => isApiCall(request) || request.isNavigationRequest());
  const newsletter = footer.getByRole('region', { name: 'Newsletter' });
  await newsletter.getByLabel('Your email for the newsletter').fill('reader@example.com');
  await expect(newsletter.getByRole('textbox')).toHaveAttribute('type', 'email');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByRole('textbox')).toHaveValue('reader@example.com');
  expect(requests.map((request) => request.url())).toEqual([]);
});
