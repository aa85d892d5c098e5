import { isUtf8 } from 'node:buffer';
import { LIMITS } from '@bookstore/contract/limits';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ProblemError } from './problem.ts';

/** The functions framework reads and parses bodies before Express sees them, and keeps the bytes as `rawBody`. */
interface FrameworkRequest extends Request {
  rawBody?: Buffer | null;
}

function limitBody(req: FrameworkRequest, _res: Response, next: NextFunction): void {
  const length = Math.max(req.rawBody?.length ?? 0, Number(req.get('content-length') ?? 0));
  if (length > LIMITS.bodyBytes) throw new ProblemError('body-too-large', 'The body is larger than 64 KiB.');
  next();
}

/** Without the framework (tests, benchmarks) the body is still to be read; with it this does nothing. */
const readJson = express.json({
  limit: LIMITS.bodyBytes,
  verify: (req: FrameworkRequest, _res, bytes) => {
    req.rawBody = bytes;
  },
});

function refuseInvalidUtf8(req: FrameworkRequest, _res: Response, next: NextFunction): void {
  if (req.rawBody && !isUtf8(req.rawBody)) throw new ProblemError('malformed-json', 'The body is not valid UTF-8.');
  next();
}

/** Reads a JSON body of at most 64 KiB, wherever the app runs. */
export const readBody: RequestHandler[] = [limitBody, readJson, refuseInvalidUtf8];

function hasBody(req: FrameworkRequest): boolean {
  if (req.rawBody !== undefined) return (req.rawBody?.length ?? 0) > 0;
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

/** Refuses a body that is not JSON, such as a form of another site. A request without a body passes. */
export function requireJson(req: Request): void {
  if (hasBody(req) && !req.is('application/json')) {
    throw new ProblemError('unsupported-media-type', 'The body must be application/json.');
  }
}
