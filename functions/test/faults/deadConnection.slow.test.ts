import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { send } from '../api.ts';
import { type Relay, startRelay } from './relay.ts';
import { startShopProcess } from './shop.ts';

/** Past the time after which a connection is asked whether it lives. */
const PAUSE_MS = 22_000;

/** The status of a call, as often as it is made. */
type Call = () => Promise<number>;

/** What goes through the Firestore client, and what goes over REST. */
const BY_CLIENT = '/api/health';
const OVER_REST = '/api/books';

/** Runs something with a shop that has served a call once, over a connection that can be forgotten. */
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
describe('a connection to Firestore that dies without a word', () => {
  it.concurrent('a connection to Firestore that dies without a word after a pause is noticed by the first request, which is answered all the same', () =>
    withShop(BY_CLIENT, async (call, relay) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      relay.forget();
      expect(await call()).toBe(200);
    }));

  it.concurrent('a connection to Firestore that dies without a word under load makes calls a 503 until it is replaced', () =>
    withShop(BY_CLIENT, async (call, relay) => {
      relay.forget();
      // It takes 24 seconds. Unasked, the operating system would take a quarter of an hour.
      const limit = AbortSignal.timeout(120_000);
      const statuses: number[] = [];
      while (statuses.at(-1) !== 200 && !limit.aborted) statuses.push(await call());
      expect(new Set(statuses)).toEqual(new Set([503, 200]));
    }));

  it.concurrent('a connection to Firestore that dies without a word leaves the list of books to another connection', () =>
    withShop(OVER_REST, async (call, relay) => {
      relay.forget();
      expect([await call(), await call()]).toEqual([200, 200]);
    }));
});
