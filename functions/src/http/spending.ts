import { NETWORK_BUDGET } from '@bookstore/contract/limits';
import type { NextFunction, Request, Response } from 'express';
import { RateLimited } from '../lib/rateLimiter.ts';
import type { FindClientAddress } from './clientAddress.ts';
import type { NetworkBudget } from './networkBudget.ts';

const charges = new WeakMap<Response, (reads: number) => void>();

/** Puts on the bill of whoever asks what a call reads beside one document. Where networks are trusted there is none. */
export function chargeReads(res: Response, reads: number): void {
  charges.get(res)?.(reads);
}

function bytesOf(res: Response): number {
  return Number(res.getHeader('content-length') ?? 0);
}

/** Refuses a network that has spent its part of this instance's minute, before anything is read for it. */
export function limitSpending(budget: NetworkBudget, clientAddress: FindClientAddress) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const address = clientAddress(req);
    const wait = budget.waitFor(address);
    if (wait !== null) throw new RateLimited(wait);
    charges.set(res, (reads) => budget.spend(address, reads));
    budget.spend(address, 1);
    res.once('close', () => budget.spend(address, Math.floor(bytesOf(res) / NETWORK_BUDGET.bytesOfRead)));
    next();
  };
}
