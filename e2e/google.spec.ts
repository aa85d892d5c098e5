import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, rows, test } from './fixtures.ts';
import { aCustomer } from './people.ts';
import { collectRequests, isApiCall } from './requests.ts';
import { visit } from './visit.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js*';
const SHIM = fileURLToPath(new URL('gapiShim.js', import.meta.url));
const FAILURE = 'Google sign in failed!';

/** The Auth emulator's page works without these files. */
const EMULATOR_DECORATION = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//;

async function fakeGoogle(context: BrowserContext): Promise<void> {
  await context.route(GOOGLE_SCRIPT, (route) => route.fulfill({ path: SHIM, contentType: 'text/javascript' }));
  await context.route(EMULATOR_DECORATION, (route) => route.fulfill({ body: '' }));
}

const clickGoogle = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), clickGoogle(page)]);
  return popup;
}

// E43, E52
test(
  'a reader signs in through Google’s popup, opened before its script arrives',
  rows(6),
  async ({ page, context, watched }) => {
    const arrived = Promise.withResolvers<void>();
    await fakeGoogle(context);
    await context.route(GOOGLE_SCRIPT, async (route) => {
      await arrived.promise;
      await route.fallback();
    });
    const { email } = aCustomer();
    const shopCalls = collectRequests(page, isApiCall);
    await page.goto('/login');
    const first = await openPopup(page);
    await expect(first.getByText('Opening Google…')).toBeVisible();
    const second = await openPopup(page);
    arrived.resolve();
    await second.getByText('Add new account').click();
    await second.locator('#email-input').fill(email);
    await second.locator('#display-name-input').fill('Gwen Google');
    await Promise.all([second.waitForEvent('close'), second.locator('#sign-in').click()]);

    await expect(page).toHaveURL('/');
    expect(watched.alerts).toEqual(['Login successful!']);
    expect(first.isClosed()).toBe(true);
    await visit(page, '/user-dashboard');
    await expect(page.getByText('Welcome, Gwen Google! Here are your recent orders:')).toBeVisible();
    await expect(page.getByText('You have no recent orders.')).toBeVisible();
    expect(shopCalls.some((call) => call.url().includes(encodeURIComponent(email)))).toBe(true);
  },
);

/** The provider's frame as far as the SDK needs it. */
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

/** The project does not authorise this host. */
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
  'Google sign-in explains a missing script and an unauthorized host',
  rows(330, 371, 378),
  async ({ page, context, watched }) => {
    await context.route(GOOGLE_SCRIPT, (route) => route.abort());
    const asked = await serveForeignProject(context);
    await page.goto('/login');
    await clickGoogle(page);
    await expect.poll(() => watched.alerts).toEqual([FAILURE]);
    await context.unroute(GOOGLE_SCRIPT);
    await fakeGoogle(context);
    await clickGoogle(page);
    await expect.poll(() => watched.alerts).toEqual([FAILURE, FAILURE]);
    expect(asked).toHaveLength(1);
  },
);
