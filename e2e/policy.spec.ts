import { apiPaths } from '@bookstore/contract/api/paths';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { arriveSignedIn, newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { placeOrder, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

// E42, E43, E44
test('every document of the shop comes with the strict policy', async ({ request }) => {
  for (const path of ['/', '/about', '/admin', '/dashboard/orders', '/no/such/page']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'none'; script-src 'self' https:\/\/apis\.google\.com; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'$/,
      ),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      // The camera scans ISBNs in the dashboard (rows 577-579); nothing else of the kind is used.
      'permissions-policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  }
});

/** What a script could try that got into a page; none of it may have an effect. */
async function misbehave(): Promise<void> {
  const add = (name: string, properties: object, text = '') => {
    const element = Object.assign(document.createElement(name), properties);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const ran = 'document.documentElement.dataset.ran = "yes"';
  add('script', {}, ran);
  add('button', {}).setAttribute('onclick', ran);
  document.querySelector<HTMLElement>('[onclick]')?.click();
  add('a', { href: `javascript:${ran}` }).click();
  // oxlint-disable-next-line typescript/no-implied-eval -- the policy has to refuse it
  setTimeout(ran);
  add('script', { src: 'https://evil.example/a.js' });
  add('link', { rel: 'stylesheet', href: 'https://evil.example/a.css' });
  add('iframe', { src: 'https://evil.example/' });
  add('object', { data: 'https://evil.example/a.swf' });
  add('base', { href: 'https://evil.example/' });
  await fetch('https://evil.example/').catch(() => undefined);
}

/** Apart from the rest: a test waits for the end of a navigation before it looks at the page again. */
function sendAway(): void {
  const form = document.createElement('form');
  Object.assign(form, { action: 'https://evil.example/', method: 'post' });
  document.body.append(form);
  form.submit();
}

// E42
test('the policy refuses what a page of the shop does not need, and every breach is noticed', async ({
  page,
  watched,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.evaluate(misbehave);
  const breaches = [
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
  for (const breach of breaches) {
    await expect.poll(() => watched.violations).toContain(`Refused by the policy: ${breach}`);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  await page.evaluate(sendAway);
  await expect.poll(() => watched.violations).toContain('Refused by the policy: form-action https://evil.example/');
  expect(watched.foreignRequests).toEqual([]);
  watched.violations.length = 0;
});

// E50
test('nothing personal is stored by the browser: no service worker, no cache, and answers that say so', async ({
  page,
}) => {
  const customer = await newCustomer();
  await placeOrder(page.request, customer, await seededBooks(page.request, 1));
  await arriveSignedIn(page, customer, '/about');
  for (const role of ['customer', 'admin']) {
    const isPersonal = (url: string) => new URL(url).pathname.startsWith('/api/orders');
    const answered = page.waitForResponse((response) => isPersonal(response.url()));
    if (role === 'customer') await visit(page, '/orders');
    else await openDashboard(page, '/dashboard/orders');
    const response = await answered;
    expect(response.request().headers().authorization).toMatch(/^Bearer /);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(response.headers().vary).toContain('Authorization');
  }
  const list = await page.request.get(apiPaths.books);
  expect(list.headers()['cache-control']).toBe('private, no-cache');
  const kept = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  expect(kept).toEqual({ workers: 0, caches: [], cookies: '' });
});

// E50
test('a file that is missing now is asked for again, and one that is there is not', async ({
  page,
  context,
  watched,
}) => {
  // The browser keeps no file while any request is answered by a test.
  await page.unrouteAll();
  await context.unrouteAll();
  await page.goto('/about');
  const [script = ''] = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const developerTools = await context.newCDPSession(page);
  await developerTools.send('Network.enable');
  const answers = new Map<string, { url: string; isKept: boolean }>();
  const kept = new Set<string>();
  developerTools.on('Network.requestServedFromCache', ({ requestId }) => void kept.add(requestId));
  developerTools.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { url: response.url, isKept: kept.has(requestId) || response.fromDiskCache === true });
  });
  /** How two requests for a file were answered, and whether the second one was by what the browser had kept. */
  const askTwice = async (url: string) => {
    const statuses = await page.evaluate(async (address) => {
      const ask = async () => {
        const answer = await fetch(address);
        await answer.arrayBuffer();
        return answer.status;
      };
      return [await ask(), await ask()];
    }, url);
    const found = () => [...answers.values()].filter((answer) => answer.url === url);
    await expect.poll(() => found().length).toBe(2);
    return { statuses, isKept: found().at(-1)?.isKept };
  };
  expect(await askTwice(script)).toEqual({ statuses: [200, 200], isKept: true });
  const missing = new URL('/assets/index-gone00.js', script).href;
  expect(await askTwice(missing)).toEqual({ statuses: [404, 404], isKept: false });
  forgiveFailedRequests(watched);
});
