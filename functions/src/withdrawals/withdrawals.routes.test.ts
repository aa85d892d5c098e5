import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expect, it } from 'vitest';
import { send } from '../../test/api.ts';
import { listen, TEST_CONFIG } from '../../test/server.ts';

it('is charged to the caller before any read', async () => {
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
  const body = { name: 'Ada Reader', email: 'ada@example.com', order: 'abcdef12' };
  const withdraw = () => send(instance.baseUrl, 'POST', apiPaths.withdrawals, { body });
  expect((await withdraw()).status).toBe(202);
  // The call, its document, the caller's counts, and the mails to address and shop.
  expect(spent).toBe(6);
  expect(await withdraw()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  const stored = await (await instance.firebase.database()).collection('withdrawals').get();
  await instance.close();
  expect(stored.size).toBe(1);
});
