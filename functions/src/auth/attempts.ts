import type { AdminCredentials } from '@bookstore/contract/api/admin';
import { DEVICE_RATE_LIMIT, LOGIN_RATE_LIMIT, LOGINS_AT_ONCE } from '@bookstore/contract/limits';
import type { CallerAddress } from '../http/callerAddress.ts';
import { createConcurrencyLimiter } from '../http/concurrencyLimiter.ts';
import type { Log } from '../http/log.ts';
import { type Bucket, callerBuckets, type RateLimiter } from '../http/rateLimiter.ts';
import { RateLimited } from '../http/slidingWindow.ts';
import { REQUEST_DEADLINE_MS, withTimeout } from '../lib/withTimeout.ts';
import type { AdminRecord, AdminsRepository } from './admins.repository.ts';
import { verifyPassword } from './password.ts';
import { SAMPLE_ADMIN } from './samples.ts';

interface AttemptOrigin {
  address: CallerAddress;
  deviceId: string | null;
}

export interface Attempts {
  /** @returns the account, or null for a wrong password @throws RateLimited, Busy */
  checkPassword(credentials: AdminCredentials, origin: AttemptOrigin): Promise<AdminRecord | null>;
  /** Counts an attempt as failed until it succeeds. @returns null for a failure @throws RateLimited */
  count<T>(buckets: Bucket[], attempt: () => Promise<T | null>): Promise<T | null>;
}

interface AttemptsDependencies {
  admins: AdminsRepository;
  rateLimiter: RateLimiter;
  log: Log;
  /** True on the emulators only. */
  acceptsSamplePassword: boolean;
}

/** Longest wait for removing a correct password from the count. */
const REFUND_TIMEOUT_MS = 2_000;

function unknownDeviceBuckets(username: string, address: CallerAddress): Bucket[] {
  const { windowSeconds, perCaller, perUsername, perCallerAnyName } = LOGIN_RATE_LIMIT;
  return [
    ...callerBuckets(address, ['login', username], { count: perCaller, windowSeconds }),
    ...callerBuckets(address, ['login any name'], { count: perCallerAnyName, windowSeconds }),
    { key: ['login', username], limits: [{ count: perUsername, windowSeconds }] },
  ];
}

export function createAttempts({ admins, rateLimiter, log, acceptsSamplePassword }: AttemptsDependencies): Attempts {
  const limitConcurrency = createConcurrencyLimiter(LOGINS_AT_ONCE);

  /** Never fails, because the attempt succeeded. */
  async function refund(buckets: Bucket[]): Promise<void> {
    try {
      await withTimeout(REFUND_TIMEOUT_MS, rateLimiter.giveBack(buckets));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({ severity: 'WARNING', message: `A successful login still counts as a failure: ${reason}` });
    }
  }

  async function runWithAttempt<T>(buckets: Bucket[], attempt: () => Promise<T | null>): Promise<T | null> {
    const result = await attempt();
    if (result !== null) await refund(buckets);
    return result;
  }

  const count: Attempts['count'] = async (buckets, attempt) => {
    const wait = await rateLimiter.take(buckets);
    if (wait !== null) throw new RateLimited(wait);
    return runWithAttempt(buckets, attempt);
  };

  async function findByPassword({ username, password }: AdminCredentials): Promise<AdminRecord | null> {
    const account = await withTimeout(REQUEST_DEADLINE_MS, admins.find(username));
    const isRight = await verifyPassword(password, account);
    return isRight && (acceptsSamplePassword || password !== SAMPLE_ADMIN.password) ? account : null;
  }

  /** Counts a known device separately, so that strangers cannot use up its attempts. */
  async function countPassword(credentials: AdminCredentials, { address, deviceId }: AttemptOrigin) {
    const { username } = credentials;
    const attempt = () => findByPassword(credentials);
    if (deviceId !== null) {
      const ownBuckets = [{ key: ['login device', username, deviceId], limits: DEVICE_RATE_LIMIT }];
      if ((await rateLimiter.take(ownBuckets)) === null) return runWithAttempt(ownBuckets, attempt);
    }
    return count(unknownDeviceBuckets(username, address), attempt);
  }

  return {
    count,
    checkPassword(credentials, origin) {
      const { address, deviceId } = origin;
      const isKnown = deviceId !== null;
      const key = isKnown ? `${credentials.username} ${deviceId}` : (address.buckets[0]?.name ?? '');
      return limitConcurrency({ key, isKnown }, () => countPassword(credentials, origin));
    },
  };
}
