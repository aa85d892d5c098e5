import { LIMITS, WITHDRAWAL_RATE_LIMIT } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestApi, uniqueEmail } from '../../test/api.ts';
import { listen, TEST_CONFIG } from '../../test/server.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const OWN = { 'Sec-Fetch-Site': 'same-origin' };

const post = (fields: Record<string, string>, headers: Record<string, string> = OWN, baseUrl = api.baseUrl) =>
  send(baseUrl, 'POST', '/withdraw', {
    text: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

const typed = (fields: object = {}) => ({
  name: 'Ada Reader',
  email: uniqueEmail(),
  order: 'abcdef12',
  items: 'The Salt Road\r\n\r\n Tide Tables ',
  step: 'review',
  ...fields,
});

/** Names and values of the hidden fields. */
const hiddenIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g), ([, name, value]) => [
      name,
      value,
    ]),
  );

const stored = async (email: string) =>
  (await (await api.db()).collection('withdrawals').where('email', '==', email).get()).docs.map((one) => one.data());

describe('withdrawing without scripts', () => {
  it('shows a form below the app, with the given order', async () => {
    const { status, headers, text } = await api.call('GET', '/withdraw?order=%22%3Cb%3E');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(text).toMatch(/<noscript>.*<form method="post" action="\/withdraw">.*value="&quot;&lt;b&gt;"/s);
    expect(text).toContain('<h1>Withdraw from contract here</h1>');
    expect(text).toContain(`"${TEST_CONFIG.shopUrl}/withdraw"`);
  });

  it.each([
    ['no order', '', ''],
    ['several orders', '?order=a&order=b', ''],
    [
      'a number that is too long',
      `?order=${'a'.repeat(LIMITS.withdrawalOrder + 1)}`,
      'a'.repeat(LIMITS.withdrawalOrder),
    ],
  ])('opens a form with empty fields for %s', async (_what, query, order) => {
    const { text } = await api.call('GET', `/withdraw${query}`);
    const values = Array.from(text.matchAll(/<input [^>]*name="(\w+)" value="([^"]*)"/g), ([, ...field]) => field);
    expect(values).toEqual([
      ['order', order],
      ['name', ''],
      ['email', ''],
    ]);
    expect(text).toMatch(/<textarea [^>]*name="items"[^>]*>\n<\/textarea>/);
  });

  it('repeats the declaration, and stores it once when it is confirmed', async () => {
    const form = typed({ order: 'Order #abcd ef12' });
    const review = await post(form);
    expect(review.status).toBe(200);
    expect(review.headers.get('cache-control')).toBe('private, no-store');
    expect(review.headers.has('set-cookie')).toBe(false);
    expect(review.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(review.text).toContain('<dd>The Salt Road\nTide Tables</dd>');
    expect(review.text).toContain('<dd>Order #abcd ef12</dd>');
    expect(review.text).toContain('>Confirm withdrawal</button>');
    expect(review.text).not.toMatch(/<script|<noscript/);
    expect(await stored(form.email)).toEqual([]);
    const confirm = { ...hiddenIn(review.text), step: 'confirm' };
    const replies = [await post(confirm), await post(confirm)];
    const times = replies.map(({ text }) => /<time datetime="([^"]+)">/.exec(text)?.[1]);
    expect(times[0]).toBeTruthy();
    expect(times[1]).toBe(times[0]);
    expect(await stored(form.email)).toMatchObject([
      { order: 'Order #abcd ef12', items: ['The Salt Road', 'Tide Tables'] },
    ]);
  });

  it('fills the form in again to change it', async () => {
    const { status, text } = await post(typed({ email: 'ada', step: 'change' }));
    expect(status).toBe(200);
    expect(text).toContain('value="Ada Reader"');
    expect(text).toContain('The Salt Road');
    expect(text).not.toContain('class="error"');
    expect(text).not.toContain('<dd>');
  });

  it.each([
    ['a key', { step: 'confirm' }],
    ['a confirmation', { step: 'review', key: 'a-key-of-the-form' }],
  ])('stores nothing without %s', async (_what, fields) => {
    const form = typed(fields);
    const { status, text } = await post(form);
    expect(status).toBe(200);
    expect(text).toContain('>Confirm withdrawal</button>');
    expect(await stored(form.email)).toEqual([]);
  });

  it('names mistakes at their fields', async () => {
    const { status, text } = await post(typed({ name: ' ', email: 'ada', items: 'x\u202e' }));
    expect(status).toBe(400);
    expect(text).toContain('<p class="error" id="name-error">Enter your name.</p>');
    expect(text).toContain('id="email-error"');
    expect(text).toContain('id="items-error"');
    expect(text).not.toContain('id="order-error"');
    const long = await post(typed({ order: 'a'.repeat(LIMITS.withdrawalOrder + 1) }));
    expect(/id="order-error">([^<]*)/.exec(long.text)?.[1]).toBe('At most 64 characters');
  });

  it('escapes everything that it repeats', async () => {
    const markup = '"><script>alert(1)</script>';
    const form = typed({ name: markup, order: markup, items: `</textarea>${markup}` });
    const pages = [
      await post(form),
      await post({ ...form, step: 'change' }),
      await post({ ...form, step: 'confirm', key: 'a-key-of-markup' }),
      await post({ ...form, email: markup }),
    ];
    for (const { text } of pages) {
      expect(text).toContain('&lt;script&gt;alert(1)');
      expect(text).not.toContain('<script');
    }
  });

  // E46, E47
  it.each([
    ['another site', 403, { 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin', 403, { Origin: 'https://evil.example' }],
    ['no origin', 403, {}],
    ['another type', 415, { ...OWN, 'Content-Type': 'text/plain' }],
  ])('refuses a form of %s', async (_what, status, headers) => {
    expect((await post(typed(), headers as Record<string, string>)).status).toBe(status);
  });

  it("accepts the shop's origin from a browser without Sec-Fetch-Site", async () => {
    expect((await post(typed(), { Origin: TEST_CONFIG.shopUrl })).status).toBe(200);
  });

  it('shares the limit of the API and names other ways', async () => {
    const cloud = await listen(api.projectId, { ...TEST_CONFIG, isEmulator: false });
    const confirm = (index: number) => post(typed({ step: 'confirm', key: `key-number-${index}` }), OWN, cloud.baseUrl);
    const replies = [];
    for (let index = 0; index <= WITHDRAWAL_RATE_LIMIT.perCaller; index += 1) replies.push(await confirm(index));
    await cloud.close();
    const last = replies.pop();
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(last?.status).toBe(429);
    expect(last?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(last?.headers.get('retry-after')).toBeTruthy();
    expect(last?.text).toContain('hello@example.com');
  });
});
