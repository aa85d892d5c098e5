import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { newCustomer, openSignedIn, submitLogin } from './people.ts';
import { placeOrder, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

// E17, E22, E48, E50
test('the next customer in the same tab sees no earlier data', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const books = [await seededBook(page.request)];
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, books);
  await openSignedIn(page, customer, '/orders');
  await expect(main(page)).toContainText(order._id.slice(0, 8));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  // Blocks the next customer's orders, so that only leftovers could show.
  await page.route('**/api/orders/email/*', () => undefined);
  const elsewhere = 'https://evil.example/';
  await visit(page, `/login?next=${elsewhere}&redirect=//evil.example&continueToCheckout=${elsewhere}#${elsewhere}`);
  const next = await newCustomer();
  await page.evaluate((text) => navigator.clipboard.writeText(text), next.password);
  await main(page).getByLabel('Password').focus();
  await page.keyboard.press('Control+V');
  await expect(main(page).getByLabel('Password')).toHaveValue(next.password);
  await submitLogin(page, next);
  await visit(page, '/orders');
  await expect(main(page).getByText('Loading...', { exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText(order._id.slice(0, 8));
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  expect(stored).toEqual({ local: [], session: [], workers: 0, caches: [], cookies: '' });
});
