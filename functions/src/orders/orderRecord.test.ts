import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import { ERASED_UID, type OrderRecord, orderEtag, orderIdOf, toAdminOrder, toOrder } from './orderRecord.ts';
import { CartChanged, EmailNotConfirmed, StatusConflict } from './orders.errors.ts';

const createdAt = new Date('2026-01-05T10:00:00Z');

const anOrder = (fields: Partial<OrderRecord> = {}) =>
  aStoredOrder({ id: 'one', productIds: [], items: [], totalCents: 0, status: 'placed', createdAt, ...fields });

it('names an erased customer in the shop’s language', () => {
  const stored = anOrder({ uid: ERASED_UID, name: 'Gone' });
  expect([toOrder(stored).name, toAdminOrder(stored).name]).toEqual(['Erased', 'Erased']);
});

it('derives the same id from customer and key in every release', () => {
  expect(orderIdOf('ada', 'key-of-an-order')).toBe('3b59d4a942bcc918730fdb2378c62ad7');
  expect(orderIdOf('ben', 'key-of-an-order')).not.toBe(orderIdOf('ada', 'key-of-an-order'));
  expect(orderIdOf('ada1', '2')).not.toBe(orderIdOf('ada', '12'));
});

it('has another version after a step, a restore and an erasure', () => {
  const changes = [{}, { steps: 3 }, { attempt: 'b'.repeat(32) }, { uid: ERASED_UID }];
  const versions = changes.map((fields) => orderEtag(anOrder({ steps: 2, attempt: 'a'.repeat(32), ...fields })));
  expect(new Set(versions).size).toBe(changes.length);
});

describe('a refusal', () => {
  it('names the status and the unchanged order', () => {
    const packed = toOrder(anOrder({ status: 'packed' }));
    expect(new StatusConflict(packed).message).toBe('The order is packed. Nothing was changed.');
  });

  it.each([new CartChanged([]), new EmailNotConfirmed()])('says that nothing was ordered: $name', ({ message }) => {
    expect(message).toMatch(/ Nothing was ordered\.$/);
  });
});
