import { isUtf8 } from 'node:buffer';
import { COVER_LIMITS, LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { restoreBodyHeaders } from './bodyParsing.ts';
import { ProblemError } from './problem.ts';

/** What a call may be sent: the media types that it may have, and how many bytes. */
const BODIES = {
  json: { types: ['application/json'], limit: LIMITS.bodyBytes },
  picture: { types: ['image/webp', 'image/jpeg'], limit: COVER_LIMITS.bytes },
};
export type BodyKind = keyof typeof BODIES;

/** @param limit bytes. */
export const bodyTooLarge = (limit: number) =>
  new ProblemError('body-too-large', messages.bodyLargerThan(Math.floor(limit / 1024)));

function restoreBody(req: Request, _res: Response, next: NextFunction): void {
  restoreBodyHeaders(req);
  next();
}

function limitBody(req: Request, _res: Response, next: NextFunction): void {
  const { limit } = req.is(BODIES.picture.types) ? BODIES.picture : BODIES.json;
  if (Number(req.get('content-length') ?? 0) > limit) throw bodyTooLarge(limit);
  next();
}

const readJson = express.json({
  limit: BODIES.json.limit,
  verify: (_req, _res, bytes) => {
    if (!isUtf8(bytes)) throw new ProblemError('malformed-json', messages.bodyNotUtf8);
  },
});

/** Reads a JSON body of at most 64 KiB, wherever the app runs. A picture is left to the call that takes one, behind its guard. */
export const readBody: RequestHandler[] = [restoreBody, limitBody, readJson];

function hasBody(req: Request): boolean {
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

function requireKind(req: Request, kind: BodyKind): void {
  const { types } = BODIES[kind];
  if (hasBody(req) && !req.is(types)) {
    throw new ProblemError('unsupported-media-type', messages.bodyMustBe(types));
  }
}

/** Refuses a body that is not JSON, such as a form of another site. A request without a body passes. */
export const requireJson = (req: Request) => requireKind(req, 'json');

const readRaw = express.raw({ type: BODIES.picture.types, limit: BODIES.picture.limit, inflate: false });

/** The bytes of a picture that is sent; none of a request without a body. @throws ProblemError, and what Express's parser throws. */
export async function readPicture(req: Request, res: Response): Promise<Buffer> {
  requireKind(req, 'picture');
  await new Promise<void>((resolve, reject) => {
    readRaw(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
