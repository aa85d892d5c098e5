import { LOGINS_AT_ONCE } from '@bookstore/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import { trackHashes } from '../../test/passwordHashes.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import type { AdminsRepository } from '../auth/admins.repository.ts';
import { createAdminTokens } from '../auth/adminToken.ts';
import { createAttempts } from '../auth/attempts.ts';
import { createDevices } from '../auth/devices.ts';
import { hashPassword } from '../auth/password.ts';
import { createAdminSessions } from '../auth/sessions.ts';
import { createChallengeTokens } from '../factors/challengeTokens.ts';
import { createFactorsService } from '../factors/factors.service.ts';
import { createPasskeys } from '../factors/passkeys.ts';
import type { LogEntry } from '../http/log.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { systemClock } from '../lib/clock.ts';
import { createAdminService } from './admin.service.ts';

const PASSWORD = 'a good password';
const account = {
  ...(await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 })),
  changedAt: new Date(0),
  rights: 'owner' as const,
  isFactorDemanded: false,
};
const log: LogEntry[] = [];
beforeEach(() => {
  log.length = 0;
});
afterEach(() => void vi.useRealTimers());

function aService(limiter: Partial<RateLimiter> = {}, repository: Partial<AdminsRepository> = {}) {
  const admins: AdminsRepository = {
    list: async () => [],
    remove: async () => false,
    find: async (username) => (username === 'admin' ? account : null),
    save: async () => false,
    setRights: async () => true,
    changeFactor: async () => 'gone',
    demandFactor: async () => null,
    resetFactor: async () => false,
    findWithRevocation: async () => ({ account, isRevoked: false }),
    revoke: async () => undefined,
    ...repository,
  };
  const tokens = createAdminTokens(TEST_CONFIG.jwtSecret, systemClock);
  const attempts = createAttempts({
    admins,
    rateLimiter: { take: async () => null, giveBack: async () => undefined, ...limiter },
    log: (entry) => log.push(entry),
    acceptsSamplePassword: false,
  });
  const devices = createDevices(TEST_CONFIG.jwtSecret, admins, systemClock);
  const tickets = createChallengeTokens(TEST_CONFIG.jwtSecret, systemClock);
  const passkeys = createPasskeys(TEST_CONFIG.shopUrl);
  return createAdminService({
    admins,
    attempts,
    devices,
    sessions: createAdminSessions(tokens, admins),
    factors: createFactorsService({ admins, tokens, tickets, attempts, devices, passkeys, clock: systemClock }),
    statistics: { read: () => Promise.reject(new Error('Nobody asks.')) },
    clock: systemClock,
  });
}

const from = (name: string) => ({ address: aCaller(name), deviceToken: undefined });

describe('logIn', () => {
  it('succeeds and logs a warning if the count cannot be undone', async () => {
    const giveBack = () => Promise.reject(new Error('Firestore is unreachable.'));
    const session = await aService({ giveBack }).logIn({ username: 'admin', password: PASSWORD }, from('here'));
    expect(session.user.username).toBe('admin');
    expect(log).toMatchObject([{ severity: 'WARNING', message: expect.stringContaining('Firestore is unreachable.') }]);
  });

  it('waits at most two seconds to undo the count', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    const giveBack = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    let isIn = false;
    const loggingIn = aService({ giveBack })
      .logIn({ username: 'admin', password: PASSWORD }, from('here'))
      .then(() => {
        isIn = true;
      });
    await isAsked;
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isIn).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await loggingIn;
    expect(log).toMatchObject([{ severity: 'WARNING' }]);
  });

  // E18
  it('refuses before checking a password when a limit is reached', async () => {
    let given = 0;
    const limiter = {
      take: async () => 7,
      giveBack: async () => {
        given += 1;
      },
    };
    const { count } = await trackHashes(async () => {
      const loggingIn = aService(limiter).logIn({ username: 'admin', password: PASSWORD }, from('here'));
      await expect(loggingIn).rejects.toMatchObject({ code: 'too-many-requests', details: { retryAfterSeconds: 7 } });
    });
    await expect(
      aService({ giveBack: limiter.giveBack }).logIn({ username: 'admin', password: 'wrong' }, from('here')),
    ).rejects.toMatchObject({ code: 'unauthenticated', message: 'The username or password is wrong.' });
    expect([count, given]).toEqual([0, 0]);
  });

  it('counts by name, by caller and by both', async () => {
    const counted: unknown[][] = [];
    const service = aService({
      async take(buckets) {
        counted.push(buckets.map(({ key, limits }) => [key.join('|'), limits[0]?.count, limits[0]?.windowSeconds]));
        return 1;
      },
    });
    const credentials = { username: 'admin', password: PASSWORD };
    await service.logIn(credentials, from('net')).catch(() => undefined);
    expect(counted).toEqual([
      [
        ['login|admin|net', 5, 900],
        ['login any name|net', 50, 900],
        ['login|admin', 100, 900],
      ],
    ]);
  });

  // E63
  it('hashes a few passwords at once and refuses others before any work', async () => {
    let counted = 0;
    const service = aService({
      take: async () => {
        counted += 1;
        return null;
      },
    });
    const attempt = (index: number) => service.logIn({ username: 'nobody', password: 'x' }, from(`network ${index}`));
    let results: PromiseSettledResult<unknown>[] = [];
    const { atOnce } = await trackHashes(async () => {
      results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => attempt(index)));
    });
    expect(atOnce).toBe(LOGINS_AT_ONCE.unknown);
    expect(counted).toBe(LOGINS_AT_ONCE.unknown);
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'let in'));
    expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(LOGINS_AT_ONCE.unknown);
    expect(codes.filter((code) => code === 'unavailable')).toHaveLength(40 - LOGINS_AT_ONCE.unknown);
  });
});
