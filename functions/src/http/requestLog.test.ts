import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/api.ts';
import { ATTACKS } from '../../test/badInput/attacks.ts';
import type { LogEntry } from './log.ts';

const SECRET = 'what-nobody-may-read-in-a-log';

let api: TestApi;
const log: LogEntry[] = [];

beforeAll(async () => {
  api = await openApi({ log: (entry) => log.push(entry) });
});
afterAll(() => api.close());

describe('request log', () => {
  // E58
  it('contains every login and marks failed ones', async () => {
    const { username, password, token } = await api.newAdmin();
    const customer = await api.newCustomer();
    const logIn = (given: string) => api.call('POST', '/api/auth/admin', { body: { username, password: given } });
    const replies = [await logIn(password)];
    replies.push(await logIn('wrong'));
    for (const caller of [undefined, customer.token, token]) {
      replies.push(await api.call('GET', '/api/admin', caller === undefined ? {} : { token: caller }));
    }
    const ids = replies.map(({ headers }) => headers.get('x-request-id'));
    await expect.poll(() => log.filter(({ requestId }) => ids.includes(String(requestId)))).toHaveLength(5);
    const lines = ids.map((id) => log.find(({ requestId }) => requestId === id));
    const expected = [
      ...[200, 401].map((status) => ({ route: '/api/auth/admin', status })),
      ...[401, 403, 200].map((status) => ({ route: '/api/admin', status })),
    ];
    expect(lines).toMatchObject(
      expected.map((line) => ({ ...line, severity: line.status === 200 ? 'INFO' : 'WARNING', caller: 'direct' })),
    );
  });

  // E16, E54
  it('contains no path, query, headers or body', async () => {
    log.length = 0;
    const { token } = await api.newAdmin();
    const customer = await api.newCustomer(`${SECRET}@example.com`);
    const targets = { book: SECRET, order: SECRET, email: `${SECRET}@example.com`, cover: SECRET };
    for (const [line, { params, body }] of Object.entries(ATTACKS)) {
      const [method = '', pattern = ''] = line.split(' ');
      const inPath = Object.keys(params?.(targets) ?? {});
      const path = inPath.reduce((made, name) => made.replace(`:${name}`, SECRET), pattern);
      const sent = body && JSON.parse(JSON.stringify(body(targets)).replaceAll(/"[^"]*"(?=[,}\]])/g, `"${SECRET}"`));
      for (const shown of [token, customer.token]) {
        const headers = { 'Idempotency-Key': SECRET, 'If-Match': SECRET, 'User-Agent': SECRET };
        const options = { token: shown, headers, body: sent as unknown };
        await api.call(method.toUpperCase(), `${path}?q=${SECRET}&cursor=${SECRET}`, options);
        if (body) await api.call(method.toUpperCase(), path, { ...options, body: body({ ...targets, book: 'none' }) });
      }
    }
    await expect.poll(() => log.length).toBeGreaterThanOrEqual(2 * Object.keys(ATTACKS).length);
    const text = JSON.stringify(log);
    for (const secret of [SECRET, token, customer.token]) expect(text).not.toContain(secret);
  });
});
