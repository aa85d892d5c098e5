import { expect, it } from 'vitest';
import { toOrderFailure } from './orderFailure.ts';

const answer = (status: number, code: string, extra = {}) => ({
  status,
  data: { status, code, detail: 'why', ...extra },
});

it.each([
  ['no network', { status: 'FETCH_ERROR', error: 'x' }],
  ['an answer that is not ours', { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' }],
  ['a proxy that gave up', { status: 502, data: 'Bad gateway' }],
])('is uncertain after %s', (_case, error) => {
  expect(toOrderFailure(error)).toEqual({ kind: 'uncertain' });
});

it('is uncertain, with its reason, after a server that is unwell', () => {
  expect(toOrderFailure(answer(503, 'unavailable'))).toEqual({ kind: 'uncertain', reason: 'why' });
});

it('knows a changed cart and a key that was spent', () => {
  expect(toOrderFailure(answer(409, 'cart-changed'))).toEqual({ kind: 'cart-changed' });
  expect(toOrderFailure(answer(422, 'idempotency-key-reused'))).toEqual({ kind: 'already-ordered' });
});

it('names the fields that were refused', () => {
  const errors = [{ path: 'phone', message: 'Required' }];
  expect(toOrderFailure(answer(400, 'validation-failed', { errors }))).toEqual({
    kind: 'refused',
    reasons: ['phone: Required'],
  });
});
