import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { send } from '../api.ts';
import { startRelay } from './relay.ts';
import { startShopProcess } from './shop.ts';

// E57
it('a shop whose connection to Firestore dies without a word serves again by itself', async () => {
  const relay = await startRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const shop = await startShopProcess(`demo-${randomUUID()}`, relay.host);
  const list = () => send(shop.baseUrl, 'GET', '/api/books');
  expect((await list()).status).toBe(200);
  relay.forget();
  // It takes 24 seconds. Without asking it would take the operating system a quarter of an hour.
  const limit = AbortSignal.timeout(120_000);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200 && !limit.aborted) statuses.push((await list()).status);
  expect(statuses.at(-1)).toBe(200);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([503]));
  await shop.kill();
  await relay.close();
});
