import type { ProblemCode } from '@bookstore/contract/api/problem';
import type { Response } from 'express';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../lib/shopError.ts';
import { fromShopError, ProblemError, sendProblem, validationFailed } from './problem.ts';

class ABrokenRule extends ShopError {}

describe('validationFailed', () => {
  it('names every invalid field and errors without a field', () => {
    const errors = [
      { path: 'title', message: 'Required' },
      { path: '', message: 'Must be an object' },
    ];
    expect(validationFailed(errors).problem).toMatchObject({
      code: 'validation-failed',
      detail: 'title: Required; Must be an object',
      errors,
    });
  });
});

describe('fromShopError', () => {
  it('returns a problem with message and details', () => {
    const errors = [{ path: 'title', message: 'Taken' }];
    const { problem, headers } = fromShopError(new ABrokenRule('validation-failed', 'No.', { members: { errors } }));
    expect(problem).toMatchObject({ status: 400, detail: 'No.', errors });
    expect(headers).toEqual({});
  });

  it.each<[ProblemCode, object, Record<string, string>]>([
    ['unauthenticated', {}, { 'WWW-Authenticate': 'Bearer realm="bookstore"' }],
    [
      'sign-in-too-old',
      { maxAgeSeconds: 300 },
      { 'WWW-Authenticate': 'Bearer realm="bookstore", error="insufficient_user_authentication", max_age="300"' },
    ],
    ['too-many-requests', { retryAfterSeconds: 7 }, { 'Retry-After': '7' }],
    ['unavailable', { retryAfterSeconds: 1 }, { 'Retry-After': '1' }],
    ['not-found', {}, {}],
  ])('sets the headers of %s', (code, details, headers) => {
    expect(fromShopError(new ABrokenRule(code, 'No.', details)).headers).toEqual(headers);
  });
});

// E45, E49
it('sends a problem uncached, with its type and headers', () => {
  const sent: Record<string, unknown> = {};
  const res = {
    status: (status: number) => Object.assign(res, { sent: Object.assign(sent, { status }) }),
    set: (headers: object) => Object.assign(res, { sent: Object.assign(sent, { headers }) }),
    send: (body: string) => Object.assign(sent, { body }),
  };
  const problem = new ProblemError('not-found', 'There is nothing.', {
    headers: { Allow: 'GET', 'Cache-Control': 'public', 'Content-Type': 'text/html' },
  });
  sendProblem(res as unknown as Response, problem);
  expect(sent).toEqual({
    status: 404,
    headers: { Allow: 'GET', 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(problem.problem),
  });
});
