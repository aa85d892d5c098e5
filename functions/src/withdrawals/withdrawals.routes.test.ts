import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expect, it } from 'vitest';
import { send } from '../../test/api.ts';
import { listen, TEST_CONFIG } from '../../test/server.ts';

it('a withdrawal is charged to its caller before anything is read', async () => {
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
  // The call itself, its document, the counts of its caller, and the mails to the address and to the shop.
  expect(spent).toBe(6);
  expect(await withdraw()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  const stored = await (await instance.firebase.database()).collection('withdrawals').get();
  await instance.close();
  expect(stored.size).toBe(1);
});
