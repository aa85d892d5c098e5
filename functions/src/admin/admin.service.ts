import type { AdminCredentials, AdminSession, Statistics } from '@bookstore/contract/api/admin';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import { LOGIN_RATE_LIMIT, LOGINS_AT_ONCE } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import type { AdminsRepository } from '../auth/admins.repository.ts';
import type { AdminTokens } from '../auth/adminToken.ts';
import { verifyPassword } from '../auth/password.ts';
import { SAMPLE_ADMIN } from '../auth/samples.ts';
import type { Admin, AdminSessions } from '../auth/sessions.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import { createConcurrencyLimiter } from '../http/concurrencyLimiter.ts';
import type { Log } from '../http/log.ts';
import type { Bucket, RateLimiter } from '../http/rateLimiter.ts';
import { RateLimited } from '../http/slidingWindow.ts';
import { DomainError } from '../lib/domainError.ts';
import { REQUEST_DEADLINE_MS, withTimeout } from '../lib/withTimeout.ts';
import type { StatisticsRepository } from './statistics.repository.ts';

/** The same for an unknown user and for a wrong password. */
class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', messages.wrongLogin);
  }
}

export interface AdminService {
  /** @param address where the attempt comes from. @throws WrongCredentials, RateLimited, Busy. */
  logIn(credentials: AdminCredentials, address: ClientAddress): Promise<AdminSession>;
  logOut(admin: Admin): Promise<void>;
  statistics(): Promise<Statistics>;
}

interface AdminServiceDependencies {
  admins: AdminsRepository;
  sessions: AdminSessions;
  tokens: AdminTokens;
  statistics: StatisticsRepository;
  rateLimiter: RateLimiter;
  log: Log;
  /** Whether the sample account may log in: on the emulators only. */
  acceptsSamplePassword: boolean;
}

/** How long a log-in with the right password waits for its count to be taken back. */
const FORGIVING_MS = 2_000;

/**
 * What an attempt counts for. A node of the CDN is counted beside those for whom it speaks, because its word can be forged
 * by whoever calls past the CDN. A full bucket counts nothing more, so one stranger fills a fourth of what a node may use up.
 */
function loginBuckets(username: string, { network, behind }: ClientAddress): Bucket[] {
  const { windowSeconds, perAddress, perUsername, perNetwork, perNode, perUsernameAndNode } = LOGIN_RATE_LIMIT;
  const bucket = (count: number, ...key: string[]): Bucket => ({ key, limits: [{ count, windowSeconds }] });
  const ofNode = [bucket(perNode, 'login node', network), bucket(perUsernameAndNode, 'login', username, network)];
  return [
    bucket(perNetwork, 'login network', network, behind),
    bucket(perUsername, 'login', username),
    bucket(perAddress, 'login', username, network, behind),
    ...(behind === '' ? [] : ofNode),
  ];
}

export function createAdminService(dependencies: AdminServiceDependencies): AdminService {
  const { admins, sessions, tokens, statistics, rateLimiter, log, acceptsSamplePassword } = dependencies;
  const limitConcurrency = createConcurrencyLimiter(LOGINS_AT_ONCE);

  async function isRightPassword({ username, password }: AdminCredentials): Promise<boolean> {
    const account = await withTimeout(REQUEST_DEADLINE_MS, admins.find(username));
    const isRight = await verifyPassword(password, account);
    return isRight && (acceptsSamplePassword || password !== SAMPLE_ADMIN.password);
  }

  /** Whatever becomes of the count, the password was right. */
  async function forgive(buckets: Bucket[]): Promise<void> {
    try {
      await withTimeout(FORGIVING_MS, rateLimiter.giveBack(buckets));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({ severity: 'WARNING', message: `A log-in stays counted as a failure: ${reason}` });
    }
  }

  async function attempt(credentials: AdminCredentials, address: ClientAddress): Promise<AdminSession> {
    const buckets = loginBuckets(credentials.username, address);
    const wait = await rateLimiter.take(buckets);
    if (wait !== null) throw new RateLimited(wait);
    if (!(await isRightPassword(credentials))) throw new WrongCredentials();
    await forgive(buckets);
    const { username } = credentials;
    return {
      token: await tokens.issue(username),
      expiresIn: ADMIN_TOKEN_LIFETIME_SECONDS,
      user: { username, role: 'admin' },
    };
  }

  return {
    logIn: (credentials, address) => limitConcurrency(address.network, () => attempt(credentials, address)),

    logOut: (admin) => sessions.end(admin),
    statistics: () => statistics.read(),
  };
}
