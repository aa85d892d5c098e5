import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { OpenRequest } from '../lib/requestSignal.ts';
import type { FindCallerAddress } from './callerAddress.ts';
import type { Log, LogEntry } from './log.ts';

interface RequestContext {
  requestId: string;
  /** The pattern, because the path may contain an email address. */
  route: string;
  problem?: string;
  open?: OpenRequest;
  /** Shows a refusal of a page's form as a page. */
  renderProblem?: (detail: string) => string;
}

const contexts = new WeakMap<Response, RequestContext>();

export function setContext(res: Response, context: RequestContext): void {
  contexts.set(res, context);
}

export function getContext(res: Response): RequestContext {
  return contexts.get(res) ?? { requestId: '', route: '' };
}

const REJECTED = new Set([401, 403, 429]);

function severityOf(status: number): LogEntry['severity'] {
  if (status >= 500) return 'ERROR';
  return REJECTED.has(status) ? 'WARNING' : 'INFO';
}

/** Sends an id as `X-Request-Id`, to find a reported failure; never the caller's own, which could forge the log. */
export function requestLog(log: Log, callerAddress: FindCallerAddress) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const { kind: caller } = callerAddress(req);
    setContext(res, { requestId, route: 'unknown' });
    res.set('X-Request-Id', requestId);
    res.once('close', () => {
      const { route, problem } = getContext(res);
      const status = res.writableFinished ? res.statusCode : 499;
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const message = `${req.method} ${route} ${status}`;
      log({ severity: severityOf(status), message, requestId, method: req.method, route, status, ms, problem, caller });
    });
    next();
  };
}
