import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, rows, test } from './fixtures.ts';
import { aCustomer } from './people.ts';
import { collectRequests, isApiCall } from './requests.ts';
import { visit } from './visit.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js*';
const SHIM = fileURLToPath(new URL('gapiShim.js', import.meta.url));
const FAILURE = 'Google sign in failed!';

/** The decoration of the Auth emulator's own page: it works without. */
const EMULATOR_DECORATION = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//;

/** Puts a stand-in of Google's frame messaging in its place; see gapiShim.js for what stays real. */
async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(GOOGLE_SCRIPT, (route) => route.fulfill({ path: SHIM, contentType: 'text/javascript' }));
  await context.route(EMULATOR_DECORATION, (route) => route.fulfill({ body: '' }));
}

const pressGoogle = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressGoogle(page)]);
  return popup;
}

// E43, E52
test('a reader signs in through Google’s popup', rows(6), async ({ page, context, watched }) => {
  await standInForGoogle(context);
  const { email } = aCustomer();
  const shopCalls = collectRequests(page, isApiCall);
  await page.goto('/login');

  const popup = await openPopup(page);
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Gwen Google');
  await Promise.all([popup.waitForEvent('close'), popup.locator('#sign-in').click()]);

  await expect(page).toHaveURL('/');
  expect(watched.alerts).toEqual(['Login successful!']);
  await visit(page, '/user-dashboard');
  await expect(page.getByText('Welcome, Gwen Google! Here are your recent orders:')).toBeVisible();
  await expect(page.getByText('You have no recent orders.')).toBeVisible();
  expect(shopCalls.some((call) => call.url().includes(encodeURIComponent(email)))).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first press opens the window, however long Google’s script takes, and a second one alerts nobody', async ({
    page,
    context,
    watched,
  }) => {
    const arrived = Promise.withResolvers<void>();
    await standInForGoogle(context);
    await context.route(GOOGLE_SCRIPT, async (route) => {
      await arrived.promise;
      await route.fallback();
    });
    await page.goto('/login');
    const first = await openPopup(page);
    await expect(first.getByText('Opening Google…')).toBeVisible();
    const second = await openPopup(page);
    arrived.resolve();
    const { email } = aCustomer();
    await second.getByText('Add new account').click();
    await second.locator('#email-input').fill(email);
    await second.locator('#display-name-input').fill('Gwen Google');
    await Promise.all([second.waitForEvent('close'), second.locator('#sign-in').click()]);
    await expect(page).toHaveURL('/');
    expect(watched.alerts).toEqual(['Login successful!']);
    expect(first.isClosed()).toBe(true);
  });
});

test('Google sign-in that fails says so, whatever the cause', async ({ page, context, watched }) => {
  await page.clock.install();
  await page.goto('/register');

  await context.route(GOOGLE_SCRIPT, (route) => route.abort());
  await pressGoogle(page);
  await expect.poll(() => watched.alerts).toEqual([FAILURE]);

  await context.unroute(GOOGLE_SCRIPT);
  await standInForGoogle(context);
  const popup = await openPopup(page);
  await popup.getByText('Add new account').waitFor();
  await popup.close();
  // The SDK looks every two seconds, and grants a closed window eight more for its answer.
  await page.clock.fastForward(3_000);
  await page.clock.fastForward(9_000);
  await expect.poll(() => watched.alerts).toEqual([FAILURE, FAILURE]);

  await page.evaluate(() => {
    window.open = () => null;
  });
  await pressGoogle(page);
  await expect.poll(() => watched.alerts).toEqual([FAILURE, FAILURE, FAILURE]);
  await expect(page.getByText('Your browser kept the window shut.')).toBeVisible();
  await expect(page).toHaveURL('/register');
});

/** The hidden frame of a project in the cloud, as far as the SDK waits for it. */
const PROVIDER_FRAME = `<!doctype html>
<script>
  window.gapi_onload = () => gapi.load('gapi.iframes', {
    callback() {
      const parent = gapi.iframes.getContext().getParentIframe();
      parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
    },
  });
</script>
<script src="https://apis.google.com/js/api.js"></script>`;

/** A project in the cloud, whose list of authorized domains does not name this machine. */
async function serveForeignProject(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const config = { apiKey: 'any', authDomain: 'some-shop.firebaseapp.com', projectId: 'some-shop' };
  await context.route('**/__/firebase/init.json', (route) => route.fulfill({ json: config }));
  await context.route('https://some-shop.firebaseapp.com/**', (route) =>
    route.fulfill({ body: PROVIDER_FRAME, contentType: 'text/html' }),
  );
  await context.route('https://identitytoolkit.googleapis.com/v1/projects?*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { projectId: '1', authorizedDomains: ['elsewhere.example'] } });
  });
  return asked;
}

test(
  'Google sign-in on a host that the project does not authorize fails with the same words',
  rows(330, 371, 378),
  async ({ page, context, watched }) => {
    await standInForGoogle(context);
    const asked = await serveForeignProject(context);
    await page.goto('/login');
    await pressGoogle(page);
    await expect.poll(() => watched.alerts).toEqual([FAILURE]);
    expect(asked).toHaveLength(1);
  },
);
