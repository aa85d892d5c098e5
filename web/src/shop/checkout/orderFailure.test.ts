import { describe, expect, it } from 'vitest';
import { anOrder } from '../../api/test/records.ts';
import { toDeliveryFailure, toOrderFailure } from './orderFailure.ts';

const answer = (status: number, code: string, extra = {}) => ({
  status,
  data: { status, code, detail: 'why', ...extra },
});

describe('orderFailure', () => {
  it.each([
    ['no network', { status: 'FETCH_ERROR', error: 'x' }],
    ['an answer that is not ours', { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' }],
    ['a proxy that gave up', { status: 502, data: 'Bad gateway' }],
  ])('is uncertain after %s', (_case, error) => {
    expect(toOrderFailure(error, ['b1'])).toEqual({ kind: 'uncertain' });
  });

  it('is uncertain after a server error, and keeps the reason', () => {
    expect(toOrderFailure(answer(503, 'unavailable'), ['b1'])).toEqual({ kind: 'uncertain', reason: 'why' });
  });

  it('distinguishes a changed cart from a reused key', () => {
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

  it('names refused fields', () => {
    const errors = [{ path: 'phone', message: 'Required' }];
    expect(toOrderFailure(answer(400, 'validation-failed', { errors }), ['b1'])).toEqual({
      kind: 'refused',
      reasons: ['phone: Required'],
    });
  });

  it('gives the reason of a refusal without fields', () => {
    expect(toOrderFailure(answer(403, 'forbidden'), ['b1'])).toEqual({ kind: 'refused', reasons: ['why'] });
  });

  it('reports that the shop requires a confirmed email address', () => {
    expect(toOrderFailure(answer(403, 'email-not-confirmed'), ['b1'])).toEqual({ kind: 'email-not-confirmed' });
  });

  it('treats server errors as temporary, for order and delivery details', () => {
    expect(toOrderFailure(answer(500, 'internal'), ['b1'])).toEqual({ kind: 'uncertain', reason: 'why' });
    expect(toDeliveryFailure(answer(500, 'internal'))).toEqual({ kind: 'not-sent', reason: 'why' });
    expect(toDeliveryFailure(answer(429, 'too-many-requests'))).toEqual({ kind: 'refused', reasons: ['why'] });
    expect(toDeliveryFailure({ status: 'FETCH_ERROR', error: 'x' })).toEqual({ kind: 'not-sent' });
  });
});
