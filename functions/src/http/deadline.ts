import type { NextFunction, Request, Response } from 'express';
import { sendProblem, unavailable } from './problem.ts';
import { getContext } from './requestLog.ts';

export class ResponseAlreadySent extends Error {}

/**
 * The Firestore client retries for 45 seconds, and customers leave before that. Clients still sending a body are
 * disconnected. No transaction commits afterwards (requestSignal.ts); a running commit may succeed, and a retry finds
 * such an order by its idempotency key.
 */
export function deadline(milliseconds: number) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const requestController = new AbortController();
    getContext(res).open = { signal: requestController.signal, startedAt: performance.now() };
    const timer = setTimeout(() => {
      requestController.abort(new ResponseAlreadySent());
      if (res.headersSent) return;
      getContext(res).problem = 'unavailable';
      if (!req.complete) res.set('Connection', 'close');
      sendProblem(res, unavailable());
    }, milliseconds);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}
