import * as messages from '@bookstore/messages/problems';
import type { NextFunction, Request, Response } from 'express';
import { forbidden, unavailable } from './problem.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const OURS = new Set(['same-origin', 'none']);

/**
 * Refuses a change that a page of another origin asks for. Browsers name the relation in `Sec-Fetch-Site`, and no page
 * can write that header itself. Others (and old browsers) do not send it: there a foreign page fails already because a
 * JSON body and a Bearer token both need a preflight, which nobody answers here.
 */
export function refuseForeignPages(req: Request, _res: Response, next: NextFunction): void {
  const site = req.get('sec-fetch-site');
  if (site !== undefined && !OURS.has(site) && !SAFE_METHODS.has(req.method)) {
    throw forbidden(messages.otherOrigin);
  }
  next();
}

/**
 * Logging in and out, also with a first second factor, changes nothing of the shop, and the admin must be able to look around. A
 * withdrawal is a right that no switch takes away.
 */
const ALWAYS = /^\/api\/(?:auth\/|withdrawals\/?$|admin\/factor\/(?:app|passkeys)\/?$)/;

/** The kill switch: while it is set the shop shows what it has and refuses to change anything. */
export function readOnly(isReadOnly: boolean) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    if (isReadOnly && !SAFE_METHODS.has(req.method) && !ALWAYS.test(req.path)) {
      throw unavailable(messages.readOnly);
    }
    next();
  };
}
