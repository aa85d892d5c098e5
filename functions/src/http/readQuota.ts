import { CALLER_READ_QUOTA } from '@bookstore/contract/limits';
import type { NextFunction, Request, Response } from 'express';
import type { FindCallerAddress } from './callerAddress.ts';
import type { ReadBudget } from './readBudget.ts';
import { RateLimited } from './slidingWindow.ts';

interface Bill {
  charge(reads: number): void;
  giveBack(reads: number): void;
  /** Reads paid for the bytes of the answer. */
  paidForBytes: number;
}

const bills = new WeakMap<Response, Bill>();

/**
 * Charges the most that a call may read besides one document, before it reads, so that concurrent calls see each
 * other's charges. @throws RateLimited if nothing was left
 */
export function chargeReadQuota(res: Response, reads: number): void {
  bills.get(res)?.charge(reads);
}

function giveBackReads(res: Response, reads: number): void {
  bills.get(res)?.giveBack(reads);
}

/**
 * Charges the most that a task may read, and refunds the rest. @throws RateLimited if nothing was left, and what the
 * task throws
 */
export async function withReadQuota<T extends { reads: number }>(
  res: Response,
  maxReads: number,
  task: () => Promise<T>,
): Promise<T> {
  chargeReadQuota(res, maxReads);
  let unread = maxReads;
  try {
    const result = await task();
    unread = maxReads - result.reads;
    return result;
  } finally {
    giveBackReads(res, unread);
  }
}

const readsForBytes = (bytes: number) => Math.floor(bytes / CALLER_READ_QUOTA.bytesOfRead);

/** Call before a large answer. @throws RateLimited if nothing was left */
export function chargeBytes(res: Response, bytes: number): void {
  const bill = bills.get(res);
  if (!bill) return;
  bill.charge(readsForBytes(bytes));
  bill.paidForBytes = readsForBytes(bytes);
}

/** Refuses a caller without quota before anything is read. */
export function limitReads(budget: ReadBudget, callerAddress: FindCallerAddress) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const address = callerAddress(req);
    const bill: Bill = {
      charge(reads) {
        const wait = budget.waitFor(address);
        if (wait !== null) throw new RateLimited(wait);
        budget.spend(address, reads);
      },
      giveBack: (reads) => budget.spend(address, -reads),
      paidForBytes: 0,
    };
    bill.charge(1);
    bills.set(res, bill);
    res.once('close', () => {
      budget.spend(address, readsForBytes(Number(res.getHeader('content-length') ?? 0)) - bill.paidForBytes);
    });
    next();
  };
}
