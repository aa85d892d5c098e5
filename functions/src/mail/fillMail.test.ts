import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import { mails } from '@bookstore/shop/mails';
import { describe, expect, it } from 'vitest';
import { fillMail } from './fillMail.ts';

const FACTS = {
  number: 'a1b2c3d4',
  total: '$12.99',
  refund: '$5.00',
  payment: CASH_ON_DELIVERY,
  count: 2,
  name: '{total} {number}',
};
const asking = (paragraph: string) => {
  const text = { subject: 'x', heading: 'x', paragraphs: [paragraph], link: 'x' };
  return { ...mails, placed: text, returned: text, shop: text };
};

describe('fillMail', () => {
  it("fills the shop's texts with the order", () => {
    const texts = asking('{number}, {total}, {payment}, {books}');
    expect(fillMail('placed', FACTS, texts).paragraphs).toEqual(['a1b2c3d4, $12.99, cash on delivery, 2 books']);
    expect(fillMail('placed', { ...FACTS, count: 1 }, texts).paragraphs).toEqual([
      'a1b2c3d4, $12.99, cash on delivery, one book',
    ]);
  });

  it('names the customer to the shop only', () => {
    const texts = asking('From {name}');
    expect(fillMail('shop', FACTS, texts).paragraphs).toEqual(['From {total} {number}']);
    expect(fillMail('placed', FACTS, texts).paragraphs).toEqual(['From {name}']);
  });

  it('contains the refund only in return mails', () => {
    const texts = asking('{refund}');
    expect(fillMail('returned', FACTS, texts).paragraphs).toEqual(['$5.00']);
    expect(fillMail('placed', FACTS, texts).paragraphs).toEqual(['{refund}']);
  });

  it('keeps a number after a right-to-left name in place', () => {
    const texts = asking('{name} has ordered {books}.');
    expect(fillMail('shop', { ...FACTS, name: 'דוד כהן' }, texts).paragraphs).toEqual([
      '\u2068דוד כהן\u2069 has ordered 2 books.',
    ]);
  });
});
