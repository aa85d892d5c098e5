import { describe, expect, it } from 'vitest';
import { createComposeOwnerMail, createComposeWithdrawalMails, quotedName, quotedOrder } from './withdrawalMails.ts';

const MAIL = { shop: { name: 'Book Store', address: 'shop@example.com' }, shopUrl: 'https://books.example.com' };
const RECEIVED = new Date('2026-11-25T10:00:00Z');

/** What is written of a withdrawal, by whom it is for. */
function mailsOf(fields: object = {}, receiptAt: Date | null = RECEIVED) {
  const declared = { name: 'Ada Reader', email: 'ada@example.com', order: 'abcdef12', items: [] };
  const withdrawal = { id: 'withdrawal_1', receivedAt: RECEIVED, ...declared, ...fields };
  const mails = createComposeWithdrawalMails(MAIL)(withdrawal, receiptAt);
  const find = (which: 'receipt' | 'shop') => mails.find(({ mail }) => mail === which)?.document;
  return { receipt: find('receipt'), shop: find('shop') };
}

// E37
describe('a receipt', () => {
  it('a receipt repeats names of letters and numbers of orders, and no other text that a stranger has typed', () => {
    for (const name of ['Ada O’Neill-Smith', 'Müller', 'J Smith', 'Βιβλίο', 'أمل', '佐々木 マリー', 'x'.repeat(80)])
      expect(quotedName(name)).toBe(name);
    for (const text of [
      'https://evil.example',
      'evil.example',
      'evil⒈com',
      'evil\ua4f8com',
      'evil\ua78fcom',
      'evil\u1427com',
      'J. Smith',
      'a@b',
      '<b>x</b>',
      'Call 0900 555 12 34',
      `Z${'\u0301'.repeat(20)}`,
      'a\u3164b',
      'x'.repeat(81),
    ])
      expect(quotedName(text)).toBe('as you wrote it');
    expect([' #ABCDEF12', 'abcd-ef12'].map(quotedOrder)).toEqual(['abcdef12', 'abcdef12']);
    const others = ['Your account is locked', '12', '0900 555 1234 x', 'Pay at evil abcdef12', '0900 555 1234'];
    for (const text of others) expect(quotedOrder(text)).toBe('as you wrote it');
  });

  it('waits a minute for its order, or for its time', () => {
    const matched = new Date(RECEIVED.getTime() + 60_000);
    expect(mailsOf().receipt?.delivery).toEqual({ state: 'PENDING', attempts: 0, notBefore: matched });
    const later = new Date(RECEIVED.getTime() + 3_600_000);
    expect(mailsOf({}, later).receipt?.delivery).toEqual({ state: 'PENDING', attempts: 0, notBefore: later });
  });

  it('a receipt leads to the shop, and never to the dashboard', () => {
    expect(mailsOf().receipt?.message.text).toMatch(/^To the shop:\nhttps:\/\/books\.example\.com\/$/m);
  });
});

describe('the mail to the shop', () => {
  it.each([
    ['the whole order', [], 'Withdrawn from: the whole order'],
    ['some books', ['The Salt Road', 'Tide Tables'], 'Withdrawn from: The Salt Road and Tide Tables'],
  ])(
    'the mail to the shop says of a withdrawal from %s all that was declared, word for word, and leads to the dashboard',
    (_what, items, line) => {
      const { shop } = mailsOf({ name: 'Ada, of Mill Lane 1', order: 'the books of last week', items });
      expect(shop).toMatchObject({ to: 'shop@example.com', replyTo: 'ada@example.com' });
      expect(shop?.message.text.split('\n\n')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Received: 25 November 2026 at /),
          'Name: Ada, of Mill Lane 1',
          'E-mail: ada@example.com',
          'Order: the books of last week',
          line,
          'Open it in the dashboard:\nhttps://books.example.com/dashboard/withdrawals',
        ]),
      );
    },
  );

  it('the mail to the shop goes also when the receipt does not', () => {
    const { receipt, shop } = mailsOf({}, null);
    expect(receipt).toBeUndefined();
    expect(shop?.delivery).toEqual({ state: 'PENDING', attempts: 0 });
  });
});

describe('the mail to the address of an order', () => {
  const compose = (uid: string, email: string) =>
    createComposeOwnerMail(MAIL)({ id: 'abcdef12'.repeat(4), uid, email }, RECEIVED);

  it.each([
    ['an account', 'somebody', 'See your orders:\nhttps://books.example.com/orders'],
    ['no account', '', 'To the shop:\nhttps://books.example.com/'],
  ])(
    'the mail to the address of an order in %s says what came when and what to do, and leads to where they can go',
    (_where, uid, link) => {
      const blocks = compose(uid, 'ada@example.com')?.message.text.split('\n\n');
      expect(blocks).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^A withdrawal from your order abcdef12 reached us on 25 November 2026 at .*another e-mail address/,
          ),
          'If it was not you, answer this mail, and your order stays as it is.',
          link,
        ]),
      );
    },
  );

  it('the mail to the address of an order is none where the order has no address', () => {
    expect(compose('', '')).toBeNull();
  });
});
