import type { NextFunction, Request, Response } from 'express';
import { sendProblem, unavailable } from './problem.ts';
import { contextOf } from './requestLog.ts';

/** The deadline has answered the request already. */
export class AnsweredAlready extends Error {}

/**
 * Answers 503 when a request has found no answer in time. The Firestore client goes on trying for three quarters of a
 * minute when Firestore is out of reach, and a customer has left by then. Whoever still sends a body has the connection closed. What the
 * handler does later is not answered, and no commit starts then (requestSignal.ts). One that is under way may succeed: such an order is
 * found by its idempotency key when the client asks again.
 */
export function deadline(milliseconds: number) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const answered = new AbortController();
    contextOf(res).signal = answered.signal;
    const timer = setTimeout(() => {
      answered.abort(new AnsweredAlready());
      if (res.headersSent) return;
      contextOf(res).problem = 'unavailable';
      if (!req.complete) res.set('Connection', 'close');
      sendProblem(res, unavailable());
    }, milliseconds);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}
