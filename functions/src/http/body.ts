import { isUtf8 } from 'node:buffer';
import { COVER_LIMITS, LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { restoreBodyHeaders } from './bodyParsing.ts';
import { ProblemError } from './problem.ts';

const BODIES = {
  json: { types: ['application/json'], limit: LIMITS.bodyBytes },
  books: { types: ['application/json'], limit: LIMITS.booksBodyBytes },
  form: { types: ['application/x-www-form-urlencoded'], limit: LIMITS.bodyBytes },
  picture: { types: ['image/webp', 'image/jpeg'], limit: COVER_LIMITS.bytes },
};
export type BodyKind = keyof typeof BODIES;

/** @param limit bytes */
export const bodyTooLarge = (limit: number) =>
  new ProblemError('body-too-large', messages.bodyLargerThan(Math.floor(limit / 1024)));

function restoreBody(req: Request, _res: Response, next: NextFunction): void {
  restoreBodyHeaders(req);
  next();
}

const readJson = (limit: number) =>
  express.json({
    limit,
    verify: (_req, _res, bytes) => {
      if (!isUtf8(bytes)) throw new ProblemError('malformed-json', messages.bodyNotUtf8);
    },
  });
const readSmall = readJson(BODIES.json.limit);
const readLarge = readJson(BODIES.books.limit);

/** Reads at most 64 KiB. Pictures and books are left to their calls, behind the guards. */
export function readBody(isBooksUpload: (req: Request) => boolean): RequestHandler[] {
  const limitBody: RequestHandler = (req, _res, next) => {
    const { limit } = req.is(BODIES.picture.types) ? BODIES.picture : BODIES[isBooksUpload(req) ? 'books' : 'json'];
    if (Number(req.get('content-length') ?? 0) > limit) throw bodyTooLarge(limit);
    next();
  };
  const read: RequestHandler = (req, res, next) => (isBooksUpload(req) ? next() : readSmall(req, res, next));
  return [restoreBody, limitBody, read];
}

function hasBody(req: Request): boolean {
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

function requireKind(req: Request, kind: BodyKind): void {
  const { types } = BODIES[kind];
  if (hasBody(req) && !req.is(types)) {
    throw new ProblemError('unsupported-media-type', messages.bodyMustBe(types));
  }
}

const runParser = (parser: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });

/** @throws ProblemError, and what Express's parser throws */
export const readBooks = (req: Request, res: Response): Promise<void> => runParser(readLarge, req, res);

export const requireJson = (req: Request) => requireKind(req, 'json');

const readRaw = express.raw({ type: BODIES.picture.types, limit: BODIES.picture.limit, inflate: false });

/** Empty without a body. @throws ProblemError, and what Express's parser throws */
export async function readPicture(req: Request, res: Response): Promise<Buffer> {
  requireKind(req, 'picture');
  await runParser(readRaw, req, res);
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

const readText = express.text({ type: BODIES.form.types, limit: BODIES.form.limit });

/** The fields of a form, of repeated ones the first. @throws ProblemError, and what Express's parser throws. */
export async function readForm(req: Request, res: Response): Promise<URLSearchParams> {
  requireKind(req, 'form');
  await runParser(readText, req, res);
  const body: unknown = req.body;
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
