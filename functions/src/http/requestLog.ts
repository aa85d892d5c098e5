import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { FindCallerAddress } from './callerAddress.ts';
import type { Log, LogEntry } from './log.ts';

/** What is known of the request that a response answers. */
interface RequestContext {
  requestId: string;
  /** The pattern of the route, never the path itself: that may hold an e-mail address. */
  route: string;
  /** The code of the problem that was answered. */
  problem?: string;
  /** Aborted at the deadline. */
  signal?: AbortSignal;
}

const contexts = new WeakMap<Response, RequestContext>();

export function setContext(res: Response, context: RequestContext): void {
  contexts.set(res, context);
}

export function contextOf(res: Response): RequestContext {
  return contexts.get(res) ?? { requestId: '', route: '' };
}

const REFUSED = new Set([401, 403, 429]);

function severityOf(status: number): LogEntry['severity'] {
  if (status >= 500) return 'ERROR';
  return REFUSED.has(status) ? 'WARNING' : 'INFO';
}

/**
 * Writes one line for each request when its answer is out: id, route pattern, status, milliseconds, and how it arrived. The id also goes
 * out as `X-Request-Id`, so that a person who reports a failure can name its line. It is always ours: a caller's own
 * would let them write into the log.
 */
export function requestLog(log: Log, callerAddress: FindCallerAddress) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const { kind: caller } = callerAddress(req);
    setContext(res, { requestId, route: 'unknown' });
    res.set('X-Request-Id', requestId);
    res.once('close', () => {
      const { route, problem } = contextOf(res);
      const status = res.writableFinished ? res.statusCode : 499;
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const message = `${req.method} ${route} ${status}`;
      log({ severity: severityOf(status), message, requestId, method: req.method, route, status, ms, problem, caller });
    });
    next();
  };
}
