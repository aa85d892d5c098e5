import { type FieldError, PROBLEM_STATUS, type Problem, type ProblemCode } from '@bookstore/contract/api/problem';
import type { Response } from 'express';
import type { DomainError } from '../lib/domainError.ts';

const TITLES: Record<ProblemCode, string> = {
  'malformed-json': 'Malformed JSON',
  'validation-failed': 'Validation failed',
  unauthenticated: 'Not signed in',
  'sign-in-too-old': 'Signed in too long ago',
  forbidden: 'Not allowed',
  'email-not-confirmed': 'E-mail address not confirmed',
  'not-found': 'Not found',
  'too-many-books': 'Too many books',
  'method-not-allowed': 'Method not allowed',
  busy: 'Many are ordering the same',
  'cart-changed': 'The cart has changed',
  'open-orders': 'Orders are on their way',
  'sold-out': 'Sold out meanwhile',
  'status-conflict': 'Not from this state',
  'too-late': 'Too late to undo',
  'precondition-failed': 'Changed meanwhile',
  'body-too-large': 'Body too large',
  'unsupported-media-type': 'Unsupported content type',
  'idempotency-key-reused': 'Idempotency key used before',
  'too-many-requests': 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

interface ProblemOptions {
  /** Members of the problem beside the standard ones. */
  members?: Pick<Problem, 'errors' | 'books' | 'book' | 'order' | 'retryAfterSeconds'>;
  headers?: Record<string, string>;
}

/** An answer that is an error: thrown by guards and parsers, made of the services' own errors, sent by the one error handler. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail: string, { members = {}, headers = {} }: ProblemOptions = {}) {
    super(detail);
    this.name = 'ProblemError';
    this.problem = { type: 'about:blank', title: TITLES[code], status: PROBLEM_STATUS[code], detail, code, ...members };
    this.headers = headers;
  }
}

export function validationFailed(errors: FieldError[]): ProblemError {
  const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
  return new ProblemError('validation-failed', detail, { members: { errors } });
}

/** What an answer carries for a rule of the shop that a call would break, beside the sentence and the members of the error itself. */
const HEADERS: Partial<Record<ProblemCode, (error: DomainError) => Record<string, string>>> = {
  unauthenticated: () => ({ 'WWW-Authenticate': CHALLENGE }),
  // In the words of RFC 9470.
  'sign-in-too-old': ({ details }) => ({
    'WWW-Authenticate': `${CHALLENGE}, error="insufficient_user_authentication", max_age="${details.maxAgeSeconds}"`,
  }),
  busy: ({ details }) => ({ 'Retry-After': String(details.retryAfterSeconds) }),
  'too-many-requests': ({ details }) => ({ 'Retry-After': String(details.retryAfterSeconds) }),
  unavailable: ({ details }) => ({ 'Retry-After': String(details.retryAfterSeconds) }),
};

export function fromDomain(error: DomainError): ProblemError {
  const { members = {} } = error.details;
  return new ProblemError(error.code, error.message, { members, headers: HEADERS[error.code]?.(error) ?? {} });
}

const CHALLENGE = 'Bearer realm="bookstore"';

/** @param reason in the words of RFC 6750; a caller without any token gets the bare challenge. */
export function unauthenticated(reason?: 'invalid_token'): ProblemError {
  const challenge = reason ? `${CHALLENGE}, error="${reason}"` : CHALLENGE;
  const detail = reason ? 'The token is not valid, or no longer.' : 'This call needs a Bearer token.';
  return new ProblemError('unauthenticated', detail, { headers: { 'WWW-Authenticate': challenge } });
}

export function forbidden(detail: string): ProblemError {
  return new ProblemError('forbidden', detail);
}

const RETRY_AFTER_SECONDS = '5';

export function unavailable(detail = 'The shop cannot reach its data at the moment.'): ProblemError {
  return new ProblemError('unavailable', detail, {
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}

/** Answers a problem. Never cached: Hosting would keep a function's 404 for ten minutes. */
export function sendProblem(res: Response, { problem, headers }: ProblemError): void {
  res
    .status(problem.status)
    .set({ ...headers, 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(JSON.stringify(problem));
}
