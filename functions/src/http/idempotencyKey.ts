import { idempotencyKeySchema } from '@bookstore/contract/api/idempotencyKey';
import type { Request, Response } from 'express';
import { parse } from './parse.ts';

const HEADER = 'Idempotency-Key';

/** The caller's name for what it wants to be done once; undefined makes every call a wish of its own. */
export function idempotencyKey(req: Request): string | undefined {
  const key = req.get(HEADER);
  return key === undefined ? undefined : parse(idempotencyKeySchema, key, HEADER);
}

/** 201, or 200 when an earlier call with the key has done it. */
export function answerOnce(res: Response, { isNew }: { isNew: boolean }): Response {
  if (!isNew) res.set('Idempotency-Replayed', 'true');
  return res.status(isNew ? 201 : 200);
}
