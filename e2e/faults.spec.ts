import {
  cartCount,
  confirmation,
  deliveryForm,
  expectDelivery,
  expectOrdered,
  FAILURE,
  interceptOrder,
  isOrder,
  ORDERS,
  openFilledCheckout,
  orderAgain,
  orderButton,
} from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main, note } from './landmarks.ts';
import { arriveSignedIn, newCustomer, signIn, submitLogin } from './people.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { ordersOf, seededBook, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

test('a list that failed to load is loaded again when the network is back', async ({ page, context, watched }) => {
  const list = /\/api\/books\?limit=/;
  await context.route(list, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(note(page)).toHaveText('The books could not be loaded');
  await context.unroute(list);
  // The code that the page fetches when it has nothing else to do is another test's.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  forgiveFailedRequests(watched);
});

test('a page whose code fails to load leaves the rest of the shop usable, and opens once it can', async ({
  page,
  context,
  watched,
}) => {
  await page.goto('/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About');
  await context.setOffline(true);
  await visit(page, '/register');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await visit(page, '/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About');
  await context.setOffline(false);
  // Without a reload: with the next visit, or with the network where one has stayed.
  await visit(page, '/register');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Register');
  watched.errors.length = 0;
});

test('a page without a layout whose code fails to load does not stay blank', async ({ page, context, watched }) => {
  await page.goto('/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visit(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
  await visit(page, '/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About');
  watched.errors.length = 0;
});

test('a tab of a former release reloads the shop on the next navigation', async ({ page, context, watched }) => {
  const code = /\/assets\/RegisterPage-.*\.js/;
  await context.route(code, (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await visit(page, '/register');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await context.unroute(code);
  await page.getByRole('link', { name: 'Cart, number of items:' }).click();
  await expect(page.getByText('No product found!')).toBeVisible();
  const typeOfLoad = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);
  await expect.poll(typeOfLoad).toBe('reload');
  await visit(page, '/register');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Register');
  watched.errors.length = 0;
});

test('a shop whose search, menu and footer fail to load still sells', async ({ page, context, watched }) => {
  await context.route(/\/assets\/(?:SearchBox|AccountMenu|Footer)-.*\.js/, (route) => route.abort('failed'));
  await signIn(page, await newCustomer());
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(cartCount(page)).toHaveText(/1$/);
  await page.getByRole('banner').getByRole('link', { name: 'User Dashboard' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('User Dashboard');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await context.unrouteAll();
  await visit(page, '/about');
  await expect(page.getByPlaceholder('Search here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  watched.errors.length = 0;
});

test('nothing is lost and one order is made when the network fails before, while and after an order is sent', async ({
  page,
  context,
  watched,
}) => {
  const customer = await openFilledCheckout(page, await seededBooks(page.request, 2));

  await context.setOffline(true);
  await orderButton(page).click();
  await expect(note(page)).toContainText('We got no answer');
  await expectDelivery(page);
  await context.setOffline(false);
  expect(await ordersOf(page.request, customer)).toEqual([]);

  await interceptOrder(page, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await orderButton(page).click();
  await expect(page.locator(':focus')).toContainText('it is ordered only once');
  await expect(cartCount(page)).toHaveText(/2$/);
  await context.setOffline(false);

  // The answer comes, and with it the network goes.
  await interceptOrder(page, async (route, response) => {
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await orderButton(page).click();
  await expect(cartCount(page)).toHaveText(/0$/);
  await expect(confirmation(page)).toContainText('Your order placed successfully!');
  await context.setOffline(false);
  await page.goto('/orders');
  await expect(main(page).getByRole('button', { name: 'Copy the order ID' })).toHaveCount(1);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  expect(watched.alerts).toEqual([FAILURE, FAILURE]);
  watched.errors.length = 0;
});

test('a slow answer finds a customer who has gone on to another page', async ({ page, watched }) => {
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  const orders = collectRequests(page, isOrder);
  const answered = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await orderButton(page).click();
  await expect(main(page).getByText('Loading....', { exact: true })).toBeVisible();
  await visit(page, '/cart');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
  await visit(page, '/checkout');
  await orderAgain(page);
  await expect.poll(() => orders.length).toBe(2);
  answered.resolve();
  await expectOrdered(page);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  // The street is sent again, and refused: the order stands already.
  forgiveFailedRequests(watched);
});

test('a customer can log in although the configuration failed to load at first', async ({ page, watched }) => {
  const customer = await newCustomer();
  await page.route('**/__/firebase/init.json', (route) => route.abort('connectionreset'), { times: 2 });
  await page.goto('/checkout');
  await expect(note(page)).toContainText('We could not find out whether you are signed in');
  await expect(page).toHaveURL('/checkout');
  // It is tried again without a hand.
  await expect(page).toHaveURL('/login');
  await submitLogin(page, customer);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(deliveryForm(page).getByLabel('Email address')).toHaveValue(customer.email);
  forgiveFailedRequests(watched);
});

for (const [what, address] of [
  ['configuration', '**/__/firebase/init.json'],
  ['code', '**/assets/identity-*.js*'],
] as const) {
  test(`a customer stays signed in although the identity provider's ${what} came only when the network was back`, async ({
    page,
    context,
    watched,
  }) => {
    const customer = await newCustomer();
    await arriveSignedIn(page, customer, '/about');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await page.route(address, (route) => route.abort('internetdisconnected'));
    await page.goto('/orders');
    await expect(note(page)).toContainText('We could not find out whether you are signed in');
    await page.unroute(address);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(main(page).getByText('No orders found!')).toBeVisible();
    await expect(page).toHaveURL('/orders');
    forgiveFailedRequests(watched);
  });
}
