import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { send } from '../api.ts';
import { type Relay, startRelay } from './relay.ts';
import { startShopProcess } from './shop.ts';

/** Longer than the keepalive interval. */
const PAUSE_MS = 22_000;

type Call = () => Promise<number>;

const BY_CLIENT = '/api/health';
const OVER_REST = '/api/books';

/** The connection can be dropped silently. */
async function withShop(path: string, run: (call: Call, relay: Relay) => Promise<void>): Promise<void> {
  const relay = await startRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const shop = await startShopProcess(`demo-${randomUUID()}`, relay.host);
  const call: Call = async () => (await send(shop.baseUrl, 'GET', path)).status;
  try {
    expect(await call()).toBe(200);
    await run(call, relay);
  } finally {
    await shop.kill();
    await relay.close();
  }
}

// E57
describe('silently dead connection', () => {
  it.concurrent('is noticed by the first request after a pause, which succeeds', () =>
    withShop(BY_CLIENT, async (call, relay) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      relay.forget();
      expect(await call()).toBe(200);
    }));

  it.concurrent('under load answers 503 until it is replaced', () =>
    withShop(BY_CLIENT, async (call, relay) => {
      relay.forget();
      // The operating system alone would take 15 minutes.
      const limit = AbortSignal.timeout(120_000);
      const statuses: number[] = [];
      while (statuses.at(-1) !== 200 && !limit.aborted) statuses.push(await call());
      expect(new Set(statuses)).toEqual(new Set([503, 200]));
    }));

  it.concurrent('does not affect the book list, which uses another', () =>
    withShop(OVER_REST, async (call, relay) => {
      relay.forget();
      expect([await call(), await call()]).toEqual([200, 200]);
    }));
});
