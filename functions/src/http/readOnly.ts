import type { NextFunction, Request, Response } from 'express';
import { unavailable } from './problem.ts';
import { SAFE_METHODS } from './sameOrigin.ts';

/** Logging in and out changes nothing of the shop, and the admin must be able to look around. */
const LOG_IN = /^\/api\/auth\//;

/** The kill switch: while it is set the shop shows what it has and refuses to change anything. */
export function readOnly(isReadOnly: boolean) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    if (isReadOnly && !SAFE_METHODS.has(req.method) && !LOG_IN.test(req.path)) {
      throw unavailable('The shop can be looked at only; orders and changes are refused for now.');
    }
    next();
  };
}
