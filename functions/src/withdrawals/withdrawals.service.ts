import { domainToASCII } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type {
  Withdrawal,
  WithdrawalInput,
  WithdrawalsPage,
  WithdrawalsQuery,
} from '@bookstore/contract/api/withdrawal';
import { isDocumentId } from '@bookstore/contract/ids';
import { WITHDRAWAL_KEPT_DAYS, WITHDRAWAL_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import type { ReportInvalid, StoredDocument } from '../firestore/readDocument.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import { daysAfter, timestamp } from '../firestore/timestamps.ts';
import type { CallerAddress } from '../http/callerAddress.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { callerBuckets, type RateLimiter, readAttempts, throttleRef } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { writeWithdrawalTask } from '../tasks/taskRecord.ts';
import type { ComposeDigest, ComposeWithdrawalMails } from './withdrawalMails.ts';
import {
  digestRef,
  readWithdrawal,
  toWithdrawal,
  type WithdrawalRecord,
  withdrawalIdOf,
  withdrawalMailRef,
  withdrawalsOf,
} from './withdrawalRecord.ts';
import { refundOf } from './withdrawalRefund.ts';
import { WithdrawalKeyReused, WithdrawalLimited, WithdrawalNotFound } from './withdrawals.errors.ts';
import { createWithdrawalsRepository } from './withdrawals.repository.ts';

interface Received {
  receivedAt: Date;
  isNew: boolean;
}

export interface WithdrawalsService {
  /**
   * Never looks up the order, so that callers learn nothing. @param uid '' if not signed in @throws
   * WithdrawalLimited, WithdrawalKeyReused
   */
  receive(key: string | undefined, input: WithdrawalInput, address: CallerAddress, uid?: string): Promise<Received>;
  /** Newest first. @throws InvalidCursor */
  page(query: WithdrawalsQuery): Promise<WithdrawalsPage>;
  /** @throws WithdrawalNotFound */
  settle(by: string, id: string, isSettled: boolean): Promise<Withdrawal>;
}

interface WithdrawalsDependencies {
  database: Database;
  rateLimiter: RateLimiter;
  composeMails: ComposeWithdrawalMails;
  composeDigest: ComposeDigest | null;
  reportInvalid: ReportInvalid;
  clock: Clock;
  /** True on the emulators, where all customers share an address. */
  trustsCallers: boolean;
}

const PER_CALLER = { count: WITHDRAWAL_RATE_LIMIT.perCaller, windowSeconds: WITHDRAWAL_RATE_LIMIT.windowSeconds };
const HOUR_MS = WITHDRAWAL_RATE_LIMIT.windowSeconds * 1000;
/** Events repeat for a day only, so later receipts are not sent. */
const LATEST_RECEIPT_MS = 20 * HOUR_MS;

/** Drops plus tag and dots, which some providers ignore. The domain is spelled as mails are sent to it. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, typed] = [email.slice(0, at).replace(/\+.*/s, '').replaceAll('.', ''), email.slice(at + 1)];
  const domain = (domainToASCII(typed) || typed).replace(/\.$/, '');
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`.toLowerCase();
}

const shopMailsSchema = z.object({ since: timestamp, total: z.number() });

function countInHour(document: StoredDocument, now: Date): z.output<typeof shopMailsSchema> {
  const current = document.exists ? shopMailsSchema.parse(document.data()) : null;
  const isOver = !current || now.getTime() >= current.since.getTime() + HOUR_MS;
  return isOver ? { since: now, total: 1 } : { ...current, total: current.total + 1 };
}

/** @param times milliseconds, oldest first */
function nextReceipt(times: readonly number[], now: number): number {
  const before = times.at(-WITHDRAWAL_RATE_LIMIT.receipts);
  return Math.max(now, before === undefined ? now : before + HOUR_MS);
}

const toDeclaration = ({ name, email, order, items }: WithdrawalInput): WithdrawalInput => ({
  name,
  email,
  order,
  items,
});

/** @throws WithdrawalKeyReused */
function toReplay(current: WithdrawalRecord, input: WithdrawalInput): Received {
  if (!isDeepStrictEqual(toDeclaration(current), toDeclaration(input))) throw new WithdrawalKeyReused();
  return { receivedAt: current.receivedAt, isNew: false };
}

export function createWithdrawalsService(dependencies: WithdrawalsDependencies): WithdrawalsService {
  const { database, rateLimiter, composeMails, composeDigest, reportInvalid, clock, trustsCallers } = dependencies;
  const withdrawals = createWithdrawalsRepository(database, reportInvalid);

  /** Returns the stored withdrawal if there is one. */
  async function store(db: Firestore, id: string, input: WithdrawalInput, uid: string): Promise<Received> {
    const now = clock();
    const receiptsRef = throttleRef(db, ['withdrawal receipts', mailboxOf(input.email)]);
    const shopRef = throttleRef(db, ['withdrawal mails to the shop']);
    const [stored, receipts, toShop] = await readOptimistically(db, [withdrawalsOf(db).doc(id), receiptsRef, shopRef]);
    const current = readWithdrawal(stored);
    if (current) return toReplay(current, input);
    const times = readAttempts(receipts);
    const receiptAt = nextReceipt(times, now.getTime());
    const isTooLate = receiptAt - now.getTime() > LATEST_RECEIPT_MS;
    const fields = {
      ...toDeclaration(input),
      uid,
      receivedAt: now,
      orderId: null,
      isFromOther: false,
      settled: null,
      expiresAt: daysAfter(now, WITHDRAWAL_KEPT_DAYS),
    };
    await db.runTransaction(async (transaction) => {
      stored.write(transaction, fields);
      if (!isTooLate) {
        receipts.write(transaction, {
          times: [...times, receiptAt].slice(-WITHDRAWAL_RATE_LIMIT.receipts),
          expiresAt: new Date(receiptAt + HOUR_MS),
        });
      }
      const { since, total } = countInHour(toShop, now);
      const end = new Date(since.getTime() + HOUR_MS);
      const more = total - WITHDRAWAL_RATE_LIMIT.toShop;
      const digest = composeDigest && more > 0 ? composeDigest(more, end) : null;
      for (const { mail, document } of composeMails({ ...fields, id }, isTooLate ? null : new Date(receiptAt)))
        if (mail !== 'shop' || !digest) transaction.create(withdrawalMailRef(db, id, mail), document);
      if (composeDigest) toShop.write(transaction, { since, total, expiresAt: end });
      if (digest) transaction.set(digestRef(db, since), digest);
      writeWithdrawalTask(db, transaction, id, now);
    });
    return { receivedAt: now, isNew: true };
  }

  async function describe(records: readonly WithdrawalRecord[]): Promise<Withdrawal[]> {
    const [receipts, orders] = await Promise.all([withdrawals.findReceipts(records), withdrawals.findOrders(records)]);
    // Several withdrawals from one order may name the same books, which are refunded once.
    const isOnly = ({ orderId }: WithdrawalRecord) => records.filter((one) => one.orderId === orderId).length === 1;
    return records.map((record) => {
      const order = orders.get(record.orderId ?? '');
      const refund = order && isOnly(record) ? refundOf(order, record) : {};
      return { ...toWithdrawal(record, receipts.get(record.id)), ...refund };
    });
  }

  return {
    async receive(key, input, address, uid = '') {
      const db = await database();
      const id = withdrawalIdOf(input.email, key);
      const current = key === undefined ? null : await withdrawals.find(id);
      if (current) return toReplay(current, input);
      const wait = trustsCallers ? null : await rateLimiter.take(callerBuckets(address, ['withdrawals'], PER_CALLER));
      if (wait !== null) throw new WithdrawalLimited(wait);
      return retryCollisions(() => store(db, id, input, uid));
    },

    async page({ cursor, ...filter }) {
      const { records, next } = await withdrawals.findPage(filter, cursor === undefined ? null : decodeCursor(cursor));
      const now = clock();
      const unexpired = records.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
      return {
        withdrawals: await describe(unexpired),
        nextCursor: next && encodeCursor(next),
      };
    },

    async settle(by, id, isSettled) {
      if (!isDocumentId(id)) throw new WithdrawalNotFound();
      const db = await database();
      return retryCollisions(async () => {
        const read = await readOneOptimistically(withdrawalsOf(db).doc(id));
        const record = readWithdrawal(read);
        if (!record) throw new WithdrawalNotFound();
        const now = clock();
        const settled = isSettled ? (record.settled ?? { at: now, by }) : null;
        if (isSettled !== (record.settled !== null)) {
          const what = isSettled ? 'withdrawal-settled' : 'withdrawal-reopened';
          await db.runTransaction(async (transaction) => {
            read.update(transaction, { settled });
            recordChange(db, transaction, { at: now, by, what, subjects: [record.orderId ?? id] });
          });
        }
        const receipts = await withdrawals.findReceipts([record]);
        return toWithdrawal({ ...record, settled }, receipts.get(id));
      });
    },
  };
}
