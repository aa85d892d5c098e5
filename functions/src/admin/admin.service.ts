import type { AdminCredentials, AdminSession, Statistics } from '@bookstore/contract/admin';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import { LOGIN_RATE_LIMIT } from '@bookstore/contract/limits';
import type { AdminsRepository } from '../auth/admins.repository.ts';
import type { AdminTokens } from '../auth/adminToken.ts';
import { verifyPassword } from '../auth/password.ts';
import { SAMPLE_ADMIN } from '../auth/samples.ts';
import type { Admin, AdminSessions } from '../auth/sessions.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import { type Bucket, RateLimited, type RateLimiter } from '../lib/rateLimiter.ts';
import { WrongCredentials } from './admin.errors.ts';
import type { StatisticsRepository } from './statistics.repository.ts';

export interface AdminService {
  /** @param address where the attempt comes from. @throws WrongCredentials, RateLimited. */
  logIn(credentials: AdminCredentials, address: ClientAddress): Promise<AdminSession>;
  logOut(admin: Admin): Promise<void>;
  statistics(): Promise<Statistics>;
}

interface Parts {
  admins: AdminsRepository;
  sessions: AdminSessions;
  tokens: AdminTokens;
  statistics: StatisticsRepository;
  rateLimiter: RateLimiter;
  /** Whether the sample account may log in: on the emulators only. */
  acceptsSamplePassword: boolean;
}

/** A full bucket counts nothing more, so one stranger fills a fourth of what a network may use up, and no more. */
function loginBuckets(username: string, { network, behind }: ClientAddress): Bucket[] {
  const { windowSeconds, perAddress, perNetwork, perUsername } = LOGIN_RATE_LIMIT;
  return [
    { key: ['login', username], limits: [{ count: perUsername, windowSeconds }] },
    { key: ['login', username, network], limits: [{ count: perNetwork, windowSeconds }] },
    { key: ['login', username, network, behind], limits: [{ count: perAddress, windowSeconds }] },
  ];
}

export function createAdminService(parts: Parts): AdminService {
  const { admins, sessions, tokens, statistics, rateLimiter, acceptsSamplePassword } = parts;

  async function isRightPassword({ username, password }: AdminCredentials): Promise<boolean> {
    const isRight = await verifyPassword(password, await admins.find(username));
    return isRight && (acceptsSamplePassword || password !== SAMPLE_ADMIN.password);
  }

  return {
    async logIn(credentials, address) {
      const buckets = loginBuckets(credentials.username, address);
      const wait = await rateLimiter.take(buckets);
      if (wait !== null) throw new RateLimited(wait);
      if (!(await isRightPassword(credentials))) throw new WrongCredentials();
      await rateLimiter.giveBack(buckets);
      const { username } = credentials;
      return {
        token: await tokens.issue(username),
        expiresIn: ADMIN_TOKEN_LIFETIME_SECONDS,
        user: { username, role: 'admin' },
      };
    },

    logOut: (admin) => sessions.end(admin),
    statistics: () => statistics.read(),
  };
}
