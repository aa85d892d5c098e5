import { WITHDRAWAL_RATE_LIMIT } from '@bookstore/contract/limits';
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
  });

  it('repeats the declaration, and stores it once when it is confirmed', async () => {
    const form = typed({ order: 'Order #abcd ef12' });
    const review = await post(form);
    expect(review.status).toBe(200);
    expect(review.headers.get('cache-control')).toBe('private, no-store');
    expect(review.headers.has('set-cookie')).toBe(false);
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
    const { text } = await post({ ...typed(), step: 'change' });
    expect(text).toContain('value="Ada Reader"');
    expect(text).toContain('The Salt Road');
  });

  it('names mistakes at their fields', async () => {
    const { status, text } = await post(typed({ name: ' ', email: 'ada', items: 'x\u202e' }));
    expect(status).toBe(400);
    expect(text).toContain('<p class="error" id="name-error">Enter your name.</p>');
    expect(text).toContain('id="email-error"');
    expect(text).toContain('id="items-error"');
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
