import {
  cartCount,
  expectDelivery,
  expectOrdered,
  fillDelivery,
  interceptOrder,
  isOrder,
  openFilledCheckout,
  orderButton,
  orderWithNewKey,
} from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main, noteRegion } from './landmarks.ts';
import { newCustomer, openSignedIn, submitLogin } from './people.ts';
import { collectRequests, ignoreFailedRequests } from './requests.ts';
import { ordersOf, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

test('the cart opens offline, failed pages when the network is back', async ({ page, context, watched }) => {
  const list = /\/api\/books\?limit=/;
  await context.route(list, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(noteRegion(page)).toHaveText("We couldn't load the books");
  await context.unroute(list);
  await expect(page.getByRole('region', { name: 'News', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(noteRegion(page)).toHaveCount(0);

  const code = page.waitForResponse(/\/assets\/CartPage-.*\.js/);
  await page.goto('/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About');
  // With its imports.
  await page.evaluate((url) => import(url), (await code).url());
  await context.setOffline(true);
  await visit(page, '/cart');
  await expect(page.getByText('No product found!')).toBeVisible();
  for (const path of ['/register', '/admin']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't show this page");
    await visit(page, '/about');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About');
  }
  await context.setOffline(false);
  await visit(page, '/register');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Register');
  watched.errors.length = 0;
});

test('a tab of an earlier release reloads on the next navigation', async ({ page, context, watched }) => {
  const code = /\/assets\/RegisterPage-.*\.js/;
  await page.goto('/about');
  await page.reload();
  await context.route(code, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => document.body.classList.add('former'));
  await visit(page, '/register');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await context.unroute(code);
  await page.getByRole('link', { name: 'Cart, number of items:' }).click();
  await expect(page.getByText('No product found!')).toBeVisible();
  await expect(page.locator('body.former')).toHaveCount(0);

  await context.route(/\/assets\/(?:SearchBox|Footer)-.*\.js/, (route) => route.abort('failed'));
  await page.goto(`/books/${(await seededBook(page.request))._id}`);
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(cartCount(page)).toHaveText(/1$/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  watched.errors.length = 0;
});

test('a customer stays signed in while the code for it is unreachable', async ({ page, context, watched }) => {
  await openSignedIn(page, await newCustomer(), '/about');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const code = '**/assets/identity-*.js*';
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.goto('/orders');
  await expect(noteRegion(page)).toContainText("We couldn't check whether you're signed in");
  await page.unroute(code);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(main(page).getByText('No orders found!')).toBeVisible();
  await expect(page).toHaveURL('/orders');
  ignoreFailedRequests(watched);
});

test('a browser that blocks its storage orders once', async ({ page, context, watched }) => {
  const { _id, title } = await seededBook(page.request);
  const customer = await newCustomer();
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await page.goto('/login');
  await submitLogin(page, customer);
  await visit(page, `/books/${_id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(cartCount(page)).toHaveText(/1$/);
  await visit(page, '/checkout');
  await fillDelivery(page);
  await interceptOrder(page, (route) => route.abort('connectionreset'));
  await orderButton(page).click();
  await expect(noteRegion(page)).toContainText("we'll only place it once");
  await visit(page, '/about');
  await visit(page, '/checkout');
  await orderWithNewKey(page);
  await expectOrdered(page);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  ignoreFailedRequests(watched);
});

test('an order renews an expired ID token, or loses nothing', async ({ page, watched }) => {
  await page.clock.install();
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  const orders = collectRequests(page, isOrder);
  await page.clock.fastForward('01:00:30');

  await page.route('**/securetoken.googleapis.com/**', (route) => route.abort('connectionreset'), { times: 1 });
  await orderButton(page).click();
  await expect(noteRegion(page)).toContainText("We didn't get a response");
  expect(orders).toHaveLength(0);
  await expectDelivery(page);
  await orderButton(page).click();
  await expectOrdered(page);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  ignoreFailedRequests(watched);
});
