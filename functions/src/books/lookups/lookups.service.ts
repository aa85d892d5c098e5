import type { FoundBook, LookupAnswer, LookupSource } from '@bookstore/contract/api/lookups';
import { LOOKUP_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Admin } from '../../auth/sessions.ts';
import type { Log } from '../../http/log.ts';
import { countAttempt, type RateLimiter } from '../../http/rateLimiter.ts';
import type { Clock } from '../../lib/clock.ts';
import { createLruCache } from '../../lib/lruCache.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import type { FetchFromHost, WaitForSlot } from './hostFetch.ts';
import type { Source } from './sources.ts';

export interface LookupsService {
  /** A source that times out counts as no result. @throws RateLimited */
  lookUp(admin: Admin, isbn: string): Promise<LookupAnswer>;
}

interface LookupsDependencies {
  sources: readonly Source[];
  fetchFromHost: FetchFromHost;
  waitForSlot: WaitForSlot;
  rateLimiter: RateLimiter;
  clock: Clock;
  log: Log;
  limitMs?: number;
}

const TIMEOUT_MS = 5_000;
/** An unknown book may be known tomorrow. */
const CACHE_MS = 24 * 60 * 60 * 1000;
/** About a hundred books. */
const CACHE_BYTES = 1024 * 1024;

export function createLookupsService(dependencies: LookupsDependencies): LookupsService {
  const { sources, fetchFromHost, waitForSlot, rateLimiter, clock, log, limitMs = TIMEOUT_MS } = dependencies;
  const asked = sources.map(({ name }) => name);
  const cache = createLruCache<{ json: string; keptUntil: number }>(CACHE_BYTES, ({ json }) => 2 * json.length);

  function cachedAnswer(isbn: string): LookupAnswer | null {
    const cached = cache.get(isbn);
    return cached && cached.keptUntil > clock().getTime() ? (JSON.parse(cached.json) as LookupAnswer) : null;
  }

  /** @returns null for an unknown book @throws without a readable answer */
  async function lookUpSource({ name, toAddress, read }: Source, isbn: string): Promise<FoundBook | null> {
    const signal = AbortSignal.timeout(limitMs);
    const answer = async () => {
      await waitForSlot(limitMs);
      return fetchFromHost(toAddress(isbn), signal);
    };
    const book = read(await withTimeout(limitMs, answer()), isbn);
    return book && { source: name, ...book };
  }

  return {
    async lookUp({ username }, isbn) {
      const cached = cachedAnswer(isbn);
      if (cached) return cached;
      if (sources.length === 0) return { isbn, found: [], asked, silent: [] };
      await countAttempt(rateLimiter, ['lookups', username], LOOKUP_RATE_LIMIT);

      const silent: LookupSource[] = [];
      const fail = (name: LookupSource, error: unknown) => {
        silent.push(name);
        // The error's text may be foreign or contain the key, so it is never logged.
        const kind = error instanceof Error ? error.name : 'Error';
        log({ severity: 'WARNING', message: `A book was looked up, and ${name} did not answer (${kind}).` });
        return null;
      };
      const answers = await Promise.all(
        sources.map((source) => lookUpSource(source, isbn).catch((error: unknown) => fail(source.name, error))),
      );
      const answer = { isbn, found: answers.filter((book) => book !== null), asked, silent };
      const keptUntil = clock().getTime() + CACHE_MS;
      if (silent.length === 0) cache.set(isbn, { json: JSON.stringify(answer), keptUntil });
      return answer;
    },
  };
}
