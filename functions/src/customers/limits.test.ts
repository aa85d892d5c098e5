import {
  DELETION_RATE_LIMIT,
  DETAILS_RATE_LIMIT,
  EXPORT_RATE_LIMIT,
  RECENT_SIGN_IN_SECONDS,
} from '@bookstore/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDetailsBody } from '../../test/factories.ts';
import type { LogEntry } from '../http/log.ts';
import type { Bucket, RateLimiter } from '../http/rateLimiter.ts';
import type { Limit } from '../http/slidingWindow.ts';
import { createDeletionService } from './deletion.ts';
import { createDetailsService } from './details.service.ts';
import type { DetailsRecord } from './detailsRecord.ts';
import { createExportService } from './export.service.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const clock = () => NOW;
const aCustomer = (uid: string, signedInAt = NOW) => ({ uid, email: null, isEmailConfirmed: false, signedInAt });

let counted: Bucket[];
let wait: number | null;
let done: string[];
let log: LogEntry[];
let saved: DetailsRecord | null;
beforeEach(() => {
  counted = [];
  wait = null;
  done = [];
  log = [];
  saved = null;
});

const rateLimiter: RateLimiter = {
  async take(buckets) {
    counted.push(...buckets);
    return wait;
  },
  giveBack: async () => undefined,
};
const details = createDetailsService({
  details: {
    find: async () => saved,
    save: async (record) => {
      saved = record;
    },
    remove: async () => undefined,
  },
  rateLimiter,
  clock,
});
const exports = createExportService({
  exports: {
    findOtherData: async () => ({
      alerts: [],
      wishes: [],
      phoneOrders: [],
      streets: [],
      withdrawals: [],
      invoices: [],
      reads: 0,
    }),
    async findOrders(uid) {
      done.push(`read ${uid}`);
      return { orders: [], withdrawals: [], invoices: [], next: null, reads: 0 };
    },
  },
  details,
  rateLimiter,
  clock,
});
const deletion = createDeletionService({
  erase: async ({ uid }) => {
    done.push(`erased ${uid}`);
    return 1;
  },
  accounts: { remove: async (uid) => void done.push(`removed ${uid}`) },
  rateLimiter,
  clock,
  log: (entry) => log.push(entry),
});

const CALLS: [string, readonly Limit[], (uid: string) => Promise<unknown>][] = [
  ['saving details', DETAILS_RATE_LIMIT, (uid) => details.save(aCustomer(uid), aDetailsBody())],
  ['an export', EXPORT_RATE_LIMIT, (uid) => exports.exportPart(aCustomer(uid))],
  ['a deletion', DELETION_RATE_LIMIT, (uid) => deletion.deleteAccount(aCustomer(uid))],
];

// E28
describe('customer limits', () => {
  it.each(CALLS)('count each customer separately: %s', async (_what, limits, call) => {
    for (const uid of ['ada', 'eve', 'ada']) await call(uid);
    const [ada, eve, again] = counted.map(({ key }) => key.join('/'));
    expect(eve).not.toBe(ada);
    expect(again).toBe(ada);
    for (const bucket of counted) expect(bucket.limits).toBe(limits);
  });

  it('count each call separately', async () => {
    for (const [, , call] of CALLS) await call('ada');
    expect(new Set(counted.map(({ key }) => key.join('/'))).size).toBe(CALLS.length);
  });

  it.each(CALLS)('reject calls before any work, with the retry time: %s', async (_what, _limits, call) => {
    wait = 7;
    await expect(call('ada')).rejects.toMatchObject({ code: 'too-many-requests', details: { retryAfterSeconds: 7 } });
    expect([done, saved]).toEqual([[], null]);
  });
});

describe('saved details', () => {
  it('contain the time of saving, and are empty without an address', async () => {
    await details.save(aCustomer('ada'), aDetailsBody());
    expect(saved).toMatchObject({ uid: 'ada', email: '', savedAt: NOW });
  });
});

describe('account deletion', () => {
  const signedIn = (milliseconds: number) => aCustomer('ada', new Date(NOW.getTime() - milliseconds));

  it('requires a sign-in within five minutes, to the millisecond', async () => {
    await deletion.deleteAccount(signedIn(RECENT_SIGN_IN_SECONDS * 1_000));
    await expect(deletion.deleteAccount(signedIn(RECENT_SIGN_IN_SECONDS * 1_000 + 1))).rejects.toMatchObject({
      code: 'sign-in-too-old',
      message: 'Sign in again first: your last sign-in must be less than 5 minutes old. Nothing was deleted.',
      details: { maxAgeSeconds: 300 },
    });
    expect(counted).toHaveLength(1);
  });

  it('erases before deleting the account, and logs counts without names', async () => {
    await deletion.deleteAccount(aCustomer('ada'));
    expect(done).toEqual(['erased ada', 'erased ada', 'removed ada']);
    expect(log).toEqual([{ severity: 'INFO', message: 'A customer has deleted their account.', orders: 2 }]);
  });
});
