import { expect, it } from 'vitest';
import { anOrder } from '../../api/test/records.ts';
import { toDeliveryFailure, toOrderFailure } from './orderFailure.ts';

const answer = (status: number, code: string, extra = {}) => ({
  status,
  data: { status, code, detail: 'why', ...extra },
});

it.each([
  ['no network', { status: 'FETCH_ERROR', error: 'x' }],
  ['an answer that is not ours', { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' }],
  ['a proxy that gave up', { status: 502, data: 'Bad gateway' }],
])('an order is uncertain after %s', (_case, error) => {
  expect(toOrderFailure(error, ['b1'])).toEqual({ kind: 'uncertain' });
});

it('an order is uncertain after a server error, and the reason is kept', () => {
  expect(toOrderFailure(answer(503, 'unavailable'), ['b1'])).toEqual({ kind: 'uncertain', reason: 'why' });
});

it('an order failure tells a changed cart from a key that was used before', () => {
  expect(toOrderFailure(answer(409, 'cart-changed'), ['b1'])).toEqual({ kind: 'cart-changed' });
  const dearer = answer(409, 'cart-changed', { totalPrice: '24.49' });
  expect(toOrderFailure(dearer, ['b1'])).toEqual({ kind: 'cart-changed', totalPrice: '24.49' });
  const order = anOrder({ productIds: ['b1', 'b2'] });
  const spent = answer(422, 'idempotency-key-reused', { order });
  expect(toOrderFailure(spent, ['b2', 'b1'])).toEqual({ kind: 'already-ordered', order, isSameBooks: true });
  for (const other of [['b1'], ['b1', 'b3'], ['b1', 'b2', 'b3']]) {
    expect(toOrderFailure(spent, other)).toEqual({ kind: 'already-ordered', order, isSameBooks: false });
  }
  expect(toOrderFailure(answer(422, 'idempotency-key-reused'), ['b1'])).toEqual({
    kind: 'already-ordered',
    order: null,
    isSameBooks: false,
  });
});

it('an order failure names the refused fields', () => {
  const errors = [{ path: 'phone', message: 'Required' }];
  expect(toOrderFailure(answer(400, 'validation-failed', { errors }), ['b1'])).toEqual({
    kind: 'refused',
    reasons: ['phone: Required'],
  });
});

it('an order failure gives the reason of a refusal that names no field', () => {
  expect(toOrderFailure(answer(403, 'forbidden'), ['b1'])).toEqual({ kind: 'refused', reasons: ['why'] });
});

it('an order failure says that the shop asks for a confirmed e-mail address', () => {
  expect(toOrderFailure(answer(403, 'email-not-confirmed'), ['b1'])).toEqual({ kind: 'email-not-confirmed' });
});

it('any server error counts as temporary, for the order and for its delivery details', () => {
  expect(toOrderFailure(answer(500, 'internal'), ['b1'])).toEqual({ kind: 'uncertain', reason: 'why' });
  expect(toDeliveryFailure(answer(500, 'internal'))).toEqual({ kind: 'not-sent', reason: 'why' });
  expect(toDeliveryFailure(answer(429, 'too-many-requests'))).toEqual({ kind: 'refused', reasons: ['why'] });
  expect(toDeliveryFailure({ status: 'FETCH_ERROR', error: 'x' })).toEqual({ kind: 'not-sent' });
});
