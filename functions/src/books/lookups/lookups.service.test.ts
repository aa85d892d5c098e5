import { LOOKUP_RATE_LIMIT } from '@bookstore/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { fetchFromStandIn } from '../../../test/fetchFromStandIn.ts';
import type { Admin } from '../../auth/sessions.ts';
import type { FetchFromHost } from './hostFetch.ts';
import { createLookupsService } from './lookups.service.ts';
import { createSources } from './sources.ts';

const ISBN = '9781402894626';
const ADA = { username: 'ada' } as Admin;

function openLookups(ask: FetchFromHost, { limitMs = 20_000, isOn = true, wait = null as number | null } = {}) {
  let now = new Date('2026-11-26T10:00:00Z');
  const fetchFromHost = vi.fn(ask);
  const log = vi.fn();
  const take = vi.fn(async () => wait);
  const lookups = createLookupsService({
    sources: createSources(isOn ? { googleBooksKey: 'a-key-of-the-tests-alone' } : null),
    fetchFromHost,
    waitForSlot: async () => undefined,
    rateLimiter: { take, giveBack: async () => undefined },
    clock: () => now,
    log,
    limitMs,
  });
  const passHours = (hours: number) => {
    now = new Date(now.getTime() + hours * 60 * 60 * 1000);
  };
  return { lookUp: (isbn = ISBN) => lookups.lookUp(ADA, isbn), fetchFromHost, log, take, passHours };
}

describe('lookups.service', () => {
  it('queries both sources and caches their responses for a day', async () => {
    const { lookUp, fetchFromHost, take, passHours } = openLookups(fetchFromStandIn);
    const answer = await lookUp();
    expect(answer).toMatchObject({ isbn: ISBN, asked: ['open-library', 'google-books'], silent: [] });
    expect(answer.found.map(({ source }) => source)).toEqual(['open-library', 'google-books']);
    passHours(23);
    expect(await lookUp()).toEqual(answer);
    expect(fetchFromHost).toHaveBeenCalledTimes(2);
    expect(take).toHaveBeenCalledTimes(1);
    passHours(2);
    expect(await lookUp()).toEqual(answer);
    expect(fetchFromHost).toHaveBeenCalledTimes(4);
  });

  it('names a failed source, and queries it again next time', async () => {
    const { lookUp, fetchFromHost, log } = openLookups(async (address) => {
      if (address.hostname === 'openlibrary.org') throw new Error(`the words of a stranger, ${address.href}`);
      throw new Error(address.href);
    });
    const silent = ['open-library', 'google-books'];
    for (const times of [2, 4]) {
      expect(await lookUp()).toEqual({ isbn: ISBN, found: [], asked: silent, silent });
      expect(fetchFromHost).toHaveBeenCalledTimes(times);
    }
    expect(log).toHaveBeenCalledTimes(4);
    // Contains neither foreign text nor the key.
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/stranger|a-key-of/);
  });

  it('waits at most five seconds, and returns the other result', async () => {
    const { lookUp } = openLookups(
      (address, signal) =>
        address.hostname === 'openlibrary.org' ? new Promise(() => undefined) : fetchFromStandIn(address, signal),
      { limitMs: 100 },
    );
    expect(await lookUp()).toMatchObject({ found: [{ source: 'google-books' }], silent: ['open-library'] });
  });

  it('makes and counts no call if switched off', async () => {
    const { lookUp, fetchFromHost, take } = openLookups(fetchFromStandIn, { isOn: false });
    expect(await lookUp()).toEqual({ isbn: ISBN, found: [], asked: [], silent: [] });
    expect(fetchFromHost).not.toHaveBeenCalled();
    expect(take).not.toHaveBeenCalled();
  });

  it('is rate limited per admin before any call', async () => {
    const { lookUp, fetchFromHost, take } = openLookups(fetchFromStandIn, { wait: 12 });
    await expect(lookUp()).rejects.toMatchObject({ code: 'too-many-requests', details: { retryAfterSeconds: 12 } });
    expect(take.mock.calls).toEqual([[[{ key: ['lookups', 'ada'], limits: LOOKUP_RATE_LIMIT }]]]);
    expect(fetchFromHost).not.toHaveBeenCalled();
  });
});
