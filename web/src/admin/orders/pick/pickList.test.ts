import { describe, expect, it } from 'vitest';
import { aBook } from '../../../api/test/records.ts';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { copiesOn, toPickList } from './pickList.ts';

const item = (_id: string, title: string) => ({ _id, title, price: 5 });

describe('toPickList', () => {
  it('has one line per book with one copy per order', () => {
    const orders = [
      anAdminOrder({ _id: 'aaaaaaaa1', items: [item('b1', 'Tide'), item('b2', 'Salt')] }),
      anAdminOrder({ _id: 'bbbbbbbb2', items: [item('b2', 'Salt')] }),
    ];
    const books = new Map([['b2', aBook({ title: 'Salt, revised', author: 'Ines Okafor', isbn: '9782253002697' })]]);
    const lines = toPickList(orders, books);
    expect(lines).toEqual([
      {
        id: 'b2',
        title: 'Salt, revised',
        author: 'Ines Okafor',
        isbn: '9782253002697',
        appears: '',
        orders: ['aaaaaaaa', 'bbbbbbbb'],
      },
      { id: 'b1', title: 'Tide', author: '', isbn: '', appears: '', orders: ['aaaaaaaa'] },
    ]);
    expect(copiesOn(lines)).toBe(3);
  });

  it("sorts titles like the shop's book list, including articles", () => {
    const titles = ['the Sea', 'Éclair', 'Zebra', 'eclipse', 'A Tale', 'Volume 10', 'Volume 9'];
    const items = titles.map((title, index) => item(`b${index}`, title));
    expect(toPickList([anAdminOrder({ items })], new Map()).map(({ title }) => title)).toEqual([
      'A Tale',
      'Éclair',
      'eclipse',
      'the Sea',
      'Volume 9',
      'Volume 10',
      'Zebra',
    ]);
  });

  it('marks pre-orders and gifts', () => {
    const items = [{ ...item('b1', 'Tide'), appears: '2024-05' }, item('b2', 'Salt')];
    const gift = anAdminOrder({ _id: 'aaaaaaaa1', items, delivery: { street: 'Long Lane 1', gift: {} } });
    const orders = toPickList([gift], new Map()).map((line) => line.orders);
    expect(orders).toEqual([['aaaaaaaa (gift)'], ['aaaaaaaa (pre-order, gift)']]);
  });

  it('shows the publication date of announced books', () => {
    const items = ['b1', 'b2', 'b3'].map((id) => ({ ...item(id, `Tide ${id}`), appears: '2101-03-04' }));
    const books = new Map([
      ['b2', aBook({ title: 'Tide b2', published: '2101-05' })],
      ['b3', aBook({ title: 'Tide b3', published: '2024-05' })],
    ]);
    const lines = toPickList([anAdminOrder({ items })], books);
    expect(lines.map(({ appears }) => appears)).toEqual(['2101-03-04', '2101-05', '']);
  });
});
