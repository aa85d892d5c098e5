import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import { newMailRecord } from '../mail/mailRecord.ts';
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

describe('toAdminOrder', () => {
  const at = new Date('2026-01-06T10:00:00Z');
  const moment = at.toISOString();
  const delivery = { id: 'one', uid: 'somebody', street: 'Mill Lane 1', note: '', expiresAt: null };
  const aReturn = { at, by: 'ada', items: [{ id: 'salt', cents: 1999 }], keyHash: '', requestHash: '' };
  const item = { id: 'salt', title: 'The Salt Road', category: 'fiction', priceCents: 1999 };
  const aWrite = { attempt: 'abcdefghijkl', steps: 3 };
  const known = {
    _id: 'one',
    email: 'ada@example.com',
    name: 'Ada Reader',
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    payment: { method: 'cash-on-delivery' },
    createdAt: createdAt.toISOString(),
    version: expect.stringMatching(/-3-abcdefgh$/),
  };

  it('omits absent details', () => {
    const related = { delivery: { ...delivery, street: '' } };
    expect(toAdminOrder(anOrder({ ...aWrite, items: [item] }), related)).toStrictEqual({
      ...known,
      addressLines: ['8010 Graz', 'Austria'],
      productIds: [],
      items: [{ _id: 'salt', title: 'The Salt Road', price: 19.99 }],
      totalPrice: '0.00',
      status: 'placed',
      history: [{ status: 'placed', at: createdAt.toISOString() }],
    });
  });

  it('omits empty details', () => {
    const order = anOrder({
      ...aWrite,
      lacksStreet: true,
      tracking: { carrier: 'Post', number: '1', url: '' },
      waiting: { until: '', note: '' },
      returns: [{ ...aReturn, restock: false, note: '' }],
      edits: [{ at, by: 'ada', added: [], removed: [], beforeCents: 5, afterCents: 5, fields: [], part: '' }],
    });
    const related = { delivery: { ...delivery, street: '', messages: [] }, refusedParcels: 0, isMergeable: false };
    expect(toAdminOrder(order, related)).toStrictEqual({
      ...known,
      addressLines: ['8010 Graz', 'Austria'],
      productIds: [],
      items: [],
      totalPrice: '0.00',
      waiting: {},
      tracking: { carrier: 'Post', number: '1' },
      returned: [{ _id: 'salt', at: moment, cents: 1999 }],
      returnedCents: 0,
      returns: [{ at: moment, by: 'ada', items: ['salt'], restock: false }],
      edits: [{ at: moment, by: 'ada' }],
      lacksStreet: true,
      status: 'placed',
      history: [{ status: 'placed', at: createdAt.toISOString() }],
    });
  });

  it('contains every detail', () => {
    const listed = { number: 'R-2026-1', kind: 'invoice' as const, cents: 2499 };
    const order = anOrder({
      ...aWrite,
      productIds: ['salt'],
      items: [{ ...item, appears: '2026-06-01' }],
      deliveryCents: 490,
      wrapCents: 10,
      totalCents: 2499,
      taxRates: { books: 1000 },
      arrival: { from: '2026-06-02', to: '2026-06-04' },
      pickup: true,
      status: 'packed',
      history: [
        { status: 'placed', at: createdAt, by: '' },
        { status: 'packed', at, by: 'ada' },
      ],
      waiting: { until: '2026-06-01', note: 'Late' },
      lacksStreet: true,
      tracking: { carrier: 'Post', number: '1', url: 'https://post.example/1' },
      internalNote: 'Call',
      cashReceived: false,
      returns: [{ ...aReturn, restock: true, note: 'Torn' }],
      returnedCents: 1999,
      invoices: [{ ...listed, id: 'R-2026-1' }],
      edits: [
        { at, by: 'ada', added: ['A'], removed: ['B'], beforeCents: 5, afterCents: 7, fields: ['name'], part: 'two' },
      ],
      splitFrom: 'zero',
      splitInto: ['two'],
      splitReason: 'Reprinted',
      mergedInto: 'three',
    });
    const messages = ['key1', 'key2'].map((keyHash) => ({ keyHash, at, by: 'ada', text: 'Hello' }));
    const mail = newMailRecord('one-message_key2', {
      to: 'ada@example.com',
      message: { subject: '', text: '', html: '' },
      delivery: { state: 'ERROR', attempts: 1, error: 'Refused' },
      dueAt: null,
      expiresAt: at,
    });
    const related = { delivery: { ...delivery, messages }, mails: [mail], refusedParcels: 2, isMergeable: true };
    expect(toAdminOrder(order, related)).toStrictEqual({
      ...known,
      addressLines: ['Mill Lane 1', '8010 Graz', 'Austria'],
      delivery: { street: 'Mill Lane 1' },
      productIds: ['salt'],
      items: [{ _id: 'salt', title: 'The Salt Road', price: 19.99, appears: '2026-06-01' }],
      deliveryCharge: '4.90',
      giftWrap: '0.10',
      totalPrice: '24.99',
      taxes: [{ rate: 1000, total: '24.99', tax: '2.27' }],
      arrival: order.arrival,
      pickup: true,
      status: 'packed',
      history: [
        { status: 'placed', at: createdAt.toISOString() },
        { status: 'packed', at: moment, by: 'ada' },
      ],
      readyUntil: '2026-01-20T10:00:00.000Z',
      tracking: order.tracking,
      internalNote: 'Call',
      cashReceived: false,
      returned: [{ _id: 'salt', at: moment, cents: 1999 }],
      returnedCents: 1999,
      returns: [{ at: moment, by: 'ada', items: ['salt'], restock: true, note: 'Torn' }],
      invoices: [listed],
      edits: [
        {
          at: moment,
          by: 'ada',
          added: ['A'],
          removed: ['B'],
          totals: ['0.05', '0.07'],
          fields: ['name'],
          part: 'two',
        },
      ],
      splitFrom: 'zero',
      splitInto: ['two'],
      splitReason: 'Reprinted',
      mergedInto: 'three',
      messages: [
        { at: moment, by: 'ada', text: 'Hello' },
        { at: moment, by: 'ada', text: 'Hello', state: 'ERROR', error: 'Refused' },
      ],
      mails: [],
      refusedParcels: 2,
      mergeable: true,
    });
  });
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
