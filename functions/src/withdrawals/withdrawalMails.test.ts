import { describe, expect, it } from 'vitest';
import {
  createComposeDigest,
  createComposeOwnerMail,
  createComposeReceipt,
  createComposeWithdrawalMails,
  quotedName,
  quotedOrder,
} from './withdrawalMails.ts';

const MAIL = { shop: { name: 'Book Store', address: 'shop@example.com' }, shopUrl: 'https://books.example.com' };
const RECEIVED = new Date('2026-11-25T10:00:00Z');

function mailsOf(fields: object = {}, receiptAt: Date | null = RECEIVED) {
  const declared = { name: 'Ada Reader', email: 'ada@example.com', order: 'abcdef12', items: [] };
  const withdrawal = { id: 'withdrawal_1', receivedAt: RECEIVED, ...declared, ...fields };
  const mails = createComposeWithdrawalMails(MAIL)(withdrawal, receiptAt);
  const find = (which: 'receipt' | 'shop') => mails.find(({ mail }) => mail === which)?.document;
  return { receipt: find('receipt'), shop: find('shop') };
}

// E37
describe('receipt', () => {
  it('repeats names in letters and order numbers, and no other typed text', () => {
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
    const others = [
      'Your account is locked',
      '12',
      '0900 555 1234 x',
      'Pay at evil abcdef12',
      '0900 555 1234',
      'abc'.repeat(11),
    ];
    for (const text of others) expect(quotedOrder(text)).toBe('as you wrote it');
  });

  it('waits a minute for its order, or for its time', () => {
    const matched = new Date(RECEIVED.getTime() + 60_000);
    expect(mailsOf().receipt?.delivery).toEqual({ state: 'PENDING', attempts: 0, notBefore: matched });
    const later = new Date(RECEIVED.getTime() + 3_600_000);
    expect(mailsOf({}, later).receipt?.delivery).toEqual({ state: 'PENDING', attempts: 0, notBefore: later });
  });

  it('links to the shop, not to the dashboard', () => {
    expect(mailsOf().receipt?.message.text).toMatch(/^Go to the shop:\nhttps:\/\/books\.example\.com\/$/m);
  });
});

describe('receipt of a matched withdrawal', () => {
  const linesOf = (items: string[], titles: string[]) => {
    const declared = { id: 'withdrawal_1', name: 'Ada', email: 'ada@example.com', order: 'abcdef12', items };
    const { text } = createComposeReceipt(MAIL)({ ...declared, receivedAt: RECEIVED }, { isOwn: false, titles });
    const lines = text.split('\n\n');
    return lines.slice(
      lines.indexOf('Order: abcdef12') + 1,
      lines.findIndex((line) => line.startsWith('This confirms')),
    );
  };

  it.each([
    [[], [], ['Withdrawn from: the whole order']],
    [['Salt', 'x'], ['Salt'], ['Withdrawn from: Salt', 'Withdrawn from: one book, as you named them']],
    [['x', 'y'], [], ['Withdrawn from: 2 books, as you named them']],
    [['Salt'], ['Salt'], ['Withdrawn from: Salt']],
  ])('of %j names the known titles %j and counts the others', (items, titles, lines) => {
    expect(linesOf(items, titles)).toEqual(lines);
  });
});

describe('mail to the shop', () => {
  it.each([
    ['the whole order', [], 'Withdrawn from: the whole order'],
    ['some books', ['The Salt Road', 'Tide Tables'], 'Withdrawn from: The Salt Road and Tide Tables'],
  ])('contains everything declared by %s, and links to the dashboard', (_what, items, line) => {
    const { shop } = mailsOf({ name: 'Ada, of Mill Lane 1', order: 'the books of last week', items });
    expect(shop).toMatchObject({ to: 'shop@example.com', replyTo: 'ada@example.com' });
    expect(shop?.message.text.split('\n\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Received: 25 November 2026 at /),
        'Name: Ada, of Mill Lane 1',
        'Email: ada@example.com',
        'Order: the books of last week',
        line,
        'Open in the dashboard:\nhttps://books.example.com/dashboard/withdrawals',
      ]),
    );
  });

  it('is sent even without a receipt', () => {
    const { receipt, shop } = mailsOf({}, null);
    expect(receipt).toBeUndefined();
    expect(shop?.delivery).toEqual({ state: 'PENDING', attempts: 0 });
  });
});

describe("mail to the order's address", () => {
  const compose = (uid: string, email: string) =>
    createComposeOwnerMail(MAIL)({ id: 'abcdef12'.repeat(4), uid, email }, RECEIVED);

  it.each([
    ['an account', 'somebody', 'See your orders:\nhttps://books.example.com/orders'],
    ['no account', '', 'Go to the shop:\nhttps://books.example.com/'],
  ])('explains in %s what arrived and what to do', (_where, uid, link) => {
    const blocks = compose(uid, 'ada@example.com')?.message.text.split('\n\n');
    expect(blocks).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^We received a withdrawal from your order abcdef12 on 25 November 2026 at .*different email address/,
        ),
        "If this wasn't you, reply to this email and your order stays as it is.",
        link,
      ]),
    );
  });

  it('is omitted without an address', () => {
    expect(compose('', '')).toBeNull();
  });
});

it('sends the shop a count of withdrawals at once', () => {
  const { to, message, delivery } = createComposeDigest(MAIL)(12, RECEIVED);
  expect(to).toBe('shop@example.com');
  expect(message.subject).toContain('12');
  expect(message.text).toContain('Many withdrawals arrived within an hour.');
  expect(message.text).toContain('Open in the dashboard:\nhttps://books.example.com/dashboard/withdrawals');
  expect(delivery.notBefore).toEqual(RECEIVED);
});
