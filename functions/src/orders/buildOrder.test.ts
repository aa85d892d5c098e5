import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { aStoredOrder } from '../../test/storedOrders.ts';
import type { BookRecord } from '../books/bookRecord.ts';
import { assertSameRequest, buildOrder, type OrderRequest, toItem } from './buildOrder.ts';
import type { OrderRecord } from './orderRecord.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const aBook = (fields: Partial<BookRecord> = {}): BookRecord => ({ ...aStoredBook(), changeSeq: 1, ...fields });
const itemOf = (fields: Partial<BookRecord>) => toItem(aBook({ id: 'salt', ...fields }), NOW);

describe('item of an order', () => {
  it.each([
    ['', true],
    ['https://elsewhere.example/cover.jpg', true],
    ['book-1.png', undefined],
  ])('says whether the shop has no picture of the book: %j', (coverImage, noCover) => {
    expect(itemOf({ coverImage, cover: null }).noCover).toBe(noCover);
  });

  it('contains a known author', () => {
    expect(itemOf({ author: 'Ines Okafor' }).author).toBe('Ines Okafor');
    expect(itemOf({ author: '' })).not.toHaveProperty('author');
  });
});

const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
const input = {
  name: 'Ada Reader',
  phone: '0170 123',
  email: '',
  address,
  productIds: ['b', 'a'],
  shownTotalCents: 999,
};
const aRequest = (fields: Partial<OrderRequest>): OrderRequest => ({
  id: 'one',
  uid: '',
  email: '',
  input,
  delivery: null,
  isEmailConfirmed: true,
  by: 'ada',
  keyed: true,
  attempt: 'first',
  limits: null,
  counterSale: null,
  ...fields,
});

const reads = { recentActivity: null, isWrapped: false, isCollected: false, hasStreet: false };
const build = (books: BookRecord[], request: Partial<OrderRequest>, isCollected = false) =>
  buildOrder({ ...reads, books, isCollected }, aRequest(request), { tax: {} }, NOW).order;
const BOOKS = ['a', 'b'].map((id) => aBook({ id }));

describe('repeated request', () => {
  const email = 'ada@example.com';
  it.each([
    ['of a customer', { uid: 'ada', email }, '2702687449cbd6714dc5da615c3f6805716e07a3d97bf87d54e1ee29d958d2ff'],
    [
      'by phone',
      { email, delivery: { street: 'Mill Lane 1', note: 'Ring' } },
      'd136a188dbb65ead241f8a91857b2eb1b87043095031b9abe23a9f2f00b43cb5',
    ],
    ['without email and street', {}, '15ce94bc585faa377bbe1c9ae714b23240ad1678f7b13d65635b47bf5289ac89'],
    [
      'at the counter',
      { counterSale: { hasInvoice: false } },
      '174821e0bab4367742d1b45b45a282e38e7ae6944f21111f852b3306cb435e03',
    ],
  ])('has the same hash in every release: %s', (_what, request, hash) => {
    expect(build(BOOKS, request).requestHash).toBe(hash);
  });

  it('is compared by content with an order that has no hash', () => {
    const { name, phone } = input;
    const placed: OrderRecord = aStoredOrder({ name, phone, address, productIds: ['a', 'b'] });
    expect(() => assertSameRequest(placed, aRequest({}))).not.toThrow();
    for (const productIds of [['a', 'c'], ['a'], ['a', 'b', 'c']])
      expect(() => assertSameRequest(placed, aRequest({ input: { ...input, productIds } }))).toThrow(
        expect.objectContaining({ code: 'idempotency-key-reused' }),
      );
  });
});

describe('new order', () => {
  it('has no note of the shop', () => {
    expect(build(BOOKS, {}).internalNote).toBe('');
  });

  it('cannot be collected once the shop no longer offers it', () => {
    expect(() => build(BOOKS, { uid: 'ada' }, true)).toThrow(/^pickup: /);
  });

  it('is refused at the counter if one of its books is withheld', () => {
    const counterSale = { hasInvoice: false };
    const [first = aBook(), second = aBook()] = BOOKS;
    expect(() => build([first, { ...second, withheld: true }], { counterSale })).toThrow(
      expect.objectContaining({ code: 'cart-changed' }),
    );
  });
});
