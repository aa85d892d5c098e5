import { isUtf8 } from 'node:buffer';
import { LIMITS } from '@bookstore/contract/limits';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ProblemError } from './problem.ts';
import { showBody } from './unreadBody.ts';

function restoreBody(req: Request, _res: Response, next: NextFunction): void {
  showBody(req);
  next();
}

function limitBody(req: Request, _res: Response, next: NextFunction): void {
  const length = Number(req.get('content-length') ?? 0);
  if (length > LIMITS.bodyBytes) throw new ProblemError('body-too-large', 'The body is larger than 64 KiB.');
  next();
}

const readJson = express.json({
  limit: LIMITS.bodyBytes,
  verify: (_req, _res, bytes) => {
    if (!isUtf8(bytes)) throw new ProblemError('malformed-json', 'The body is not valid UTF-8.');
  },
});

/** Reads a JSON body of at most 64 KiB, wherever the app runs. */
export const readBody: RequestHandler[] = [restoreBody, limitBody, readJson];

function hasBody(req: Request): boolean {
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

/** Refuses a body that is not JSON, such as a form of another site. A request without a body passes. */
export function requireJson(req: Request): void {
  if (hasBody(req) && !req.is('application/json')) {
    throw new ProblemError('unsupported-media-type', 'The body must be application/json.');
  }
}
