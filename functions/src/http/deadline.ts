import type { NextFunction, Request, Response } from 'express';
import { sendProblem, unavailable } from './problem.ts';
import { contextOf } from './requestLog.ts';

/**
 * Answers 503 when a request has found no answer in time. The Firestore client goes on trying for three quarters of a
 * minute when Firestore is out of reach, and a customer has left by then. Whoever still sends a body has the connection closed. What the handler does later is not answered:
 * an order that was placed after all is found by its idempotency key when the client asks again.
 */
export function deadline(milliseconds: number) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const timer = setTimeout(() => {
      if (res.headersSent) return;
      contextOf(res).problem = 'unavailable';
      if (!req.complete) res.set('Connection', 'close');
      sendProblem(res, unavailable());
    }, milliseconds);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}
