import { type FieldError, PROBLEM_STATUS, type Problem, type ProblemCode } from '@bookstore/contract/api/problem';
import * as messages from '@bookstore/messages/problems';
import type { Response } from 'express';
import type { ProblemMembers, ShopError } from '../lib/shopError.ts';
import { getContext } from './requestLog.ts';

interface ProblemOptions {
  members?: ProblemMembers;
  headers?: Record<string, string>;
}

export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail: string, { members = {}, headers = {} }: ProblemOptions = {}) {
    super(detail);
    this.name = 'ProblemError';
    const title = messages.titles[code];
    this.problem = { type: 'about:blank', title, status: PROBLEM_STATUS[code], detail, code, ...members };
    this.headers = headers;
  }
}

export function validationFailed(errors: FieldError[]): ProblemError {
  const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
  return new ProblemError('validation-failed', detail, { members: { errors } });
}

const HEADERS: Partial<Record<ProblemCode, (error: ShopError) => Record<string, string>>> = {
  unauthenticated: () => ({ 'WWW-Authenticate': CHALLENGE }),
  'second-factor': () => ({ 'WWW-Authenticate': CHALLENGE }),
  // RFC 9470 defines this challenge.
  'sign-in-too-old': ({ details }) => ({
    'WWW-Authenticate': `${CHALLENGE}, error="insufficient_user_authentication", max_age="${details.maxAgeSeconds}"`,
  }),
  busy: ({ details }) => ({ 'Retry-After': String(details.retryAfterSeconds) }),
  'too-many-requests': ({ details }) => ({ 'Retry-After': String(details.retryAfterSeconds) }),
  unavailable: ({ details }) => ({ 'Retry-After': String(details.retryAfterSeconds) }),
};

export function fromShopError(error: ShopError): ProblemError {
  const { members = {} } = error.details;
  return new ProblemError(error.code, error.message, { members, headers: HEADERS[error.code]?.(error) ?? {} });
}

const CHALLENGE = 'Bearer realm="bookstore"';

/** @param reason as in RFC 6750; without a token only the scheme is sent */
export function unauthenticated(reason?: 'invalid_token'): ProblemError {
  const challenge = reason ? `${CHALLENGE}, error="${reason}"` : CHALLENGE;
  const detail = reason ? messages.invalidToken : messages.bearerTokenRequired;
  return new ProblemError('unauthenticated', detail, { headers: { 'WWW-Authenticate': challenge } });
}

export function forbidden(detail: string): ProblemError {
  return new ProblemError('forbidden', detail);
}

const RETRY_AFTER_SECONDS = '5';

export function unavailable(detail = messages.dataUnreachable): ProblemError {
  return new ProblemError('unavailable', detail, {
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}

/** Forbids caching: Hosting would cache a function's 404 for ten minutes. */
export function sendProblem(res: Response, { problem, headers }: ProblemError): void {
  const page = getContext(res).renderProblem?.(problem.detail);
  res
    .status(problem.status)
    .set({
      ...headers,
      'Content-Type': `${page === undefined ? 'application/problem+json' : 'text/html'}; charset=utf-8`,
      'Cache-Control': 'no-store',
    })
    .send(page ?? JSON.stringify(problem));
}
