import type { AdminCredentials, AdminSession, Statistics } from '@bookstore/contract/admin';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import { LOGIN_THROTTLE } from '@bookstore/contract/limits';
import type { ClientAddress } from '../http/clientAddress.ts';
import { tooManyRequests } from '../http/problem.ts';
import type { Bucket, Throttle } from '../http/throttle.ts';
import { wrongCredentials } from './admin.errors.ts';
import type { AdminsRepository } from './admins.repository.ts';
import type { AdminTokens } from './adminToken.ts';
import { verifyPassword } from './password.ts';
import { SAMPLE_ADMIN } from './samples.ts';
import type { Admin, AdminSessions } from './sessions.ts';
import type { StatisticsRepository } from './statistics.repository.ts';

export interface AdminService {
  /** @param address where the attempt comes from. @throws unauthenticated, too-many-requests. */
  logIn(credentials: AdminCredentials, address: ClientAddress): Promise<AdminSession>;
  logOut(admin: Admin): Promise<void>;
  statistics(): Promise<Statistics>;
}

interface Parts {
  admins: AdminsRepository;
  sessions: AdminSessions;
  tokens: AdminTokens;
  statistics: StatisticsRepository;
  throttle: Throttle;
  /** Whether the sample account may log in: on the emulators only. */
  acceptsSamplePassword: boolean;
}

/** A full bucket counts nothing more, so one stranger fills a fourth of what a network may use up, and no more. */
function loginBuckets(username: string, { network, behind }: ClientAddress): Bucket[] {
  const { windowSeconds, perAddress, perNetwork, perUsername } = LOGIN_THROTTLE;
  return [
    { key: ['login', username], limits: [{ count: perUsername, windowSeconds }] },
    { key: ['login', username, network], limits: [{ count: perNetwork, windowSeconds }] },
    { key: ['login', username, network, behind], limits: [{ count: perAddress, windowSeconds }] },
  ];
}

export function createAdminService(parts: Parts): AdminService {
  const { admins, sessions, tokens, statistics, throttle, acceptsSamplePassword } = parts;

  async function isRightPassword({ username, password }: AdminCredentials): Promise<boolean> {
    const isRight = await verifyPassword(password, await admins.find(username));
    return isRight && (acceptsSamplePassword || password !== SAMPLE_ADMIN.password);
  }

  return {
    async logIn(credentials, address) {
      const buckets = loginBuckets(credentials.username, address);
      const wait = await throttle.take(buckets);
      if (wait !== null) throw tooManyRequests(wait);
      if (!(await isRightPassword(credentials))) throw wrongCredentials();
      await throttle.giveBack(buckets);
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
