import { CALLER_READ_QUOTA } from '@bookstore/contract/limits';
import type { NextFunction, Request, Response } from 'express';
import type { FindCallerAddress } from './callerAddress.ts';
import type { ReadBudget } from './readBudget.ts';
import { RateLimited } from './slidingWindow.ts';

/** What one call is on the bill of whoever makes it for. */
interface Bill {
  charge(reads: number): void;
  giveBack(reads: number): void;
  /** What is paid of the answer's bytes, in reads. */
  paidForBytes: number;
}

const bills = new WeakMap<Response, Bill>();

/**
 * Puts on the bill of whoever asks what a call may read at most beside one document, before it reads: of many calls at once each finds
 * what the others have spent. On the emulators there is no bill. @throws RateLimited when nothing was left.
 */
export function chargeReadQuota(res: Response, reads: number): void {
  bills.get(res)?.charge(reads);
}

/** What was charged and then not read. */
function giveBackReads(res: Response, reads: number): void {
  bills.get(res)?.giveBack(reads);
}

/**
 * Runs what reads at most so much, and has what it did read on the bill in the end; nothing where it was refused.
 * @throws RateLimited when nothing was left, and what the task throws.
 */
export async function withReadQuota<T extends { reads: number }>(
  res: Response,
  most: number,
  task: () => Promise<T>,
): Promise<T> {
  chargeReadQuota(res, most);
  let unread = most;
  try {
    const done = await task();
    unread = most - done.reads;
    return done;
  } finally {
    giveBackReads(res, unread);
  }
}

const readsFor = (bytes: number) => Math.floor(bytes / CALLER_READ_QUOTA.bytesOfRead);

/** The same for a large answer, before it is sent. @throws RateLimited when nothing was left. */
export function chargeBytes(res: Response, bytes: number): void {
  const bill = bills.get(res);
  if (!bill) return;
  bill.charge(readsFor(bytes));
  bill.paidForBytes = readsFor(bytes);
}

/** Refuses a caller who has spent their part of this instance's minute, before anything is read for them. */
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
      budget.spend(address, readsFor(Number(res.getHeader('content-length') ?? 0)) - bill.paidForBytes);
    });
    next();
  };
}
