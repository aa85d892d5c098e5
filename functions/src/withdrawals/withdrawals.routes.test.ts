import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expect, it } from 'vitest';
import { send } from '../../test/api.ts';
import { listen, TEST_CONFIG } from '../../test/server.ts';

const declared = { name: 'Ada Reader', email: 'ada@example.com', order: 'abcdef12' };
const viaApi = (baseUrl: string) => send(baseUrl, 'POST', apiPaths.withdrawals, { body: declared });
const viaPage = (baseUrl: string) =>
  send(baseUrl, 'POST', '/withdraw', {
    text: new URLSearchParams({ ...declared, step: 'confirm', key: randomUUID() }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
  });

it.each([
  ['the API', 202, 6, viaApi],
  // The declaration of its key.
  ['the page', 200, 7, viaPage],
])('through %s is charged to the caller before any read', async (_way, status, reads, call) => {
  let spent = 0;
  const readBudget = {
    waitFor: () => (spent < 6 ? null : 7),
    spend: (_address: unknown, reads: number) => {
      spent += reads;
    },
  };
  const inTheCloud = { ...TEST_CONFIG, isEmulator: false };
  const instance = await listen(`demo-${randomUUID()}`, inTheCloud, {
    replace: (dependencies) => ({ ...dependencies, readBudget }),
  });
  const withdraw = () => call(instance.baseUrl);
  expect((await withdraw()).status).toBe(status);
  // The call, its document, the caller's counts, and the mails to address and shop.
  expect(spent).toBe(reads);
  expect((await withdraw()).status).toBe(429);
  const stored = await (await instance.firebase.database()).collection('withdrawals').get();
  await instance.close();
  expect(stored.size).toBe(1);
});
