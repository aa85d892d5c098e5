import * as messages from '@bookstore/messages/problems';
import type { NextFunction, Request, Response } from 'express';
import { forbidden, unavailable } from './problem.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const TRUSTED_SITES = new Set(['same-origin', 'none']);

/**
 * Browsers send `Sec-Fetch-Site`, which no page can change. Without it, a foreign page already fails: JSON and a
 * Bearer token need a preflight, which this API never answers.
 */
export function rejectCrossSite(req: Request, _res: Response, next: NextFunction): void {
  const site = req.get('sec-fetch-site');
  if (site !== undefined && !TRUSTED_SITES.has(site) && !SAFE_METHODS.has(req.method)) {
    throw forbidden(messages.otherOrigin);
  }
  next();
}

/**
 * Refuses a form of another site. Forms need no preflight, so browsers without `Sec-Fetch-Site` are judged by `Origin`.
 * @param shopUrl the shop's origin
 */
export function requireOwnForm(req: Request, shopUrl: string): void {
  const site = req.get('sec-fetch-site');
  if (site === undefined ? req.get('origin') !== shopUrl : !TRUSTED_SITES.has(site))
    throw forbidden(messages.otherOrigin);
}

/**
 * Logging in and out, including a first second factor, changes no shop data. Withdrawing is a legal right, which no
 * switch may block.
 */
const ALWAYS_ALLOWED = /^(?:\/withdraw|\/api\/(?:auth\/.*|withdrawals|admin\/factor\/(?:app|passkeys)))\/?$/;

export function readOnly(isReadOnly: boolean) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    if (isReadOnly && !SAFE_METHODS.has(req.method) && !ALWAYS_ALLOWED.test(req.path)) {
      throw unavailable(messages.readOnly);
    }
    next();
  };
}
