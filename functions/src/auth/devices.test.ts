import { DEVICE_TOKEN_DAYS } from '@bookstore/contract/limits';
import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_CONFIG } from '../../test/server.ts';
import { createChallengeTokens } from '../factors/challengeTokens.ts';
import type { AdminRecord } from './admins.repository.ts';
import { createAdminTokens } from './adminToken.ts';
import { createDevices } from './devices.ts';
import { hashPassword } from './password.ts';

const { jwtSecret } = TEST_CONFIG;
const START = new Date('2026-05-01T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const account: AdminRecord = {
  ...(await hashPassword('x', { N: 1024, r: 8, p: 1 })),
  changedAt: START,
  rights: 'owner',
  isFactorDemanded: false,
};

let now: Date;
let storedAccount: AdminRecord | null;
let reads: number;
const admins = {
  find: async () => {
    reads += 1;
    return storedAccount;
  },
};
const devicesOf = (secret: string) => createDevices(secret, admins, () => now);
const devices = devicesOf(jwtSecret);
beforeEach(() => {
  now = START;
  storedAccount = account;
  reads = 0;
});

describe('known device', () => {
  it('is recognised for its admin for 180 days', async () => {
    const token = await devices.issue('nell', START);
    expect(await devices.identify('nell', token)).toMatch(/^[0-9a-f]{32}$/);
    expect(await devices.identify('ada', token)).toBeNull();
    now = new Date(START.getTime() + DEVICE_TOKEN_DAYS * DAY_MS - 1000);
    expect(await devices.identify('nell', token)).not.toBeNull();
    now = new Date(START.getTime() + DEVICE_TOKEN_DAYS * DAY_MS + 1000);
    expect(await devices.identify('nell', token)).toBeNull();
  });

  it('differs from other devices', async () => {
    const tokens = [await devices.issue('nell', START), await devices.issue('nell', START)];
    const ids = await Promise.all(tokens.map((token) => devices.identify('nell', token)));
    expect(new Set(ids).size).toBe(2);
  });

  it('is invalid after a password change, ended logins, removal or new secret', async () => {
    const token = await devices.issue('nell', START);
    const later = new Date(START.getTime() + 1000);
    for (const changed of [{ ...account, changedAt: later }, { ...account, logInsEndedAt: later }, null]) {
      storedAccount = changed;
      expect(await devices.identify('nell', token)).toBeNull();
    }
    storedAccount = account;
    expect(await devicesOf('another secret of at least thirty-two bytes').identify('nell', token)).toBeNull();
    expect(await devices.identify('nell', token)).not.toBeNull();
  });

  // E8
  it('is not interchangeable with other tokens', async () => {
    const tokens = createAdminTokens(jwtSecret, () => now);
    const tickets = createChallengeTokens(jwtSecret, () => now);
    const claims = { sub: 'nell', did: 'a'.repeat(32), iat: Math.floor(START.getTime() / 1000) };
    const issued = { issuer: 'bookstore-api', audience: 'bookstore-device' };
    const others = [
      undefined,
      '',
      'x'.repeat(10_000),
      await tokens.issue('nell'),
      await tickets.issue('log-in', 'nell', ''),
      jwt.sign(claims, 'a secret of somebody else, which is long', issued),
      jwt.sign(claims, '', { ...issued, algorithm: 'none' }),
      jwt.sign({ ...claims, did: 'short' }, jwtSecret, issued),
      jwt.sign(claims, jwtSecret, { ...issued, audience: 'bookstore-admin' }),
    ];
    for (const token of others) expect(await devices.identify('nell', token)).toBeNull();
    expect(reads).toBe(0);
    const device = await devices.issue('nell', START);
    expect(await tokens.verify(device)).toBeNull();
    expect(await tickets.verify('log-in', device)).toBeNull();
  });
});
