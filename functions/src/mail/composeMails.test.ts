import type { OrderStatus } from '@bookstore/contract/api/order';
import { MAIL_EVENTS } from '@bookstore/contract/api/orderMail';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createComposeMails } from './composeMails.ts';
import { parseMailbox } from './mailSettings.ts';

const SHOP = { name: 'Salt & Tide', address: 'shop@example.com' };
const compose = createComposeMails({ shop: SHOP, shopUrl: 'https://books.example.com' });
const NOW = new Date('2026-11-22T10:00:00Z');

const ORDER = {
  id: '3f2a9c1b00000000000000000000ffff',
  email: 'ada@example.com',
  name: 'Ada Reader',
  items: [
    { title: 'The Salt Road', priceCents: 1999 },
    { title: 'Tide Tables', priceCents: 501 },
  ],
  totalCents: 2500,
  payment: CASH_ON_DELIVERY,
};
const STATUSES: OrderStatus[] = ['placed', 'packed', 'delivered', 'cancelled'];

const mailsOf = (fields: Partial<typeof ORDER> = {}, statuses = STATUSES) =>
  statuses.flatMap((status) => compose({ ...ORDER, ...fields }, status, NOW));
const placed = (fields: Partial<typeof ORDER> = {}) => {
  const [toCustomer, toShop] = mailsOf(fields, ['placed']);
  if (!toCustomer || !toShop) throw new Error('An order that is placed makes two mails.');
  return { toCustomer: toCustomer.document, toShop: toShop.document };
};

/** The texts of the stored-text test: markup that would run a script wherever a text became part of a page. */
const attack = (name: string) =>
  `${name}"></script></title></textarea> <img src=x onerror=alert('${name}')><svg onload=alert('${name}')>`;

/** What of an HTML text is markup, by name. */
const elementsOf = (html: string) => new Set([...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name]) => name));

// rows: 511
describe('the mails of an order', () => {
  it('are of one template: what the text says, the HTML says too', () => {
    for (const { document, event } of mailsOf()) {
      const { subject, text, html } = document.message;
      expect(subject).toContain('3f2a9c1b');
      for (const word of ['Order 3f2a9c1b', 'The Salt Road', '$19.99', 'Tide Tables', '$5.01', 'Total', '$25.00']) {
        expect(text, event).toContain(word);
        expect(html, event).toContain(word);
      }
      for (const paragraph of text.split('\n\n').slice(0, 2)) expect(html).toContain(paragraph);
    }
  });

  it('read like a letter in a program that shows plain text alone', () => {
    expect(placed().toCustomer.message.text).toBe(`Thank you for your order

We have it, and pack it as soon as we can.

You pay $25.00 in cash when the parcel arrives.

Order 3f2a9c1b
- The Salt Road: $19.99
- Tide Tables: $5.01
Total: $25.00

See how far your order has come:
https://books.example.com/orders

-- 
Salt & Tide
https://books.example.com
`);
  });

  it('lead the customer to the orders and the shop to this order', () => {
    expect(placed().toCustomer.message.html).toContain('href="https://books.example.com/orders"');
    expect(placed().toShop.message.html).toContain(`href="https://books.example.com/dashboard/orders/${ORDER.id}"`);
  });

  it('are each written once for each state, and go to the right one', () => {
    expect(mailsOf().map(({ event, document: { to } }) => `${event} ${to}`)).toEqual([
      'placed ada@example.com',
      'shop shop@example.com',
      'packed ada@example.com',
      'delivered ada@example.com',
      'cancelled ada@example.com',
    ]);
    expect(new Set(mailsOf().map(({ document: { message } }) => message.subject)).size).toBe(MAIL_EVENTS.length);
  });
});

// E37, E59
// rows: 511
describe('what people type', () => {
  const evil = { name: attack('name'), items: [{ title: attack('title'), priceCents: 100 }] };

  it('is text in the HTML, and makes no element of it', () => {
    const usual = elementsOf(placed().toShop.message.html);
    const { html } = placed(evil).toShop.message;
    expect(elementsOf(html)).toEqual(usual);
    expect(html).toContain('title&quot;&gt;&lt;/script&gt;');
    expect(html).toContain('name&quot;&gt;&lt;/script&gt;');
  });

  it('is in no subject, and of a customer in no mail to a customer: the address may be somebody else’s', () => {
    for (const { document, event } of mailsOf(evil)) {
      expect(document.message.subject).not.toMatch(/alert|script/);
      if (event === 'shop') expect(document.message.text).toContain(attack('name'));
      else expect(JSON.stringify(document.message)).not.toContain("alert('name')");
    }
  });

  it('makes no line and no header of its own', () => {
    const lines = (count: number) => `x\r\nBcc: victim@example.com\n\u2028Subject: y\u0085\u202e${count}`;
    const { text, subject } = placed({ name: lines(1), items: [{ title: lines(2), priceCents: 1 }] }).toShop.message;
    expect(text).not.toMatch(/^(Bcc|Subject):/m);
    expect(text).not.toMatch(/[\r\u2028\u0085\u202e]/);
    expect(subject).not.toMatch(/\p{Cc}/u);
  });

  it('whatever it is, leaves the mail as it is otherwise', () => {
    const usual = placed({ items: [{ title: 'x', priceCents: 1 }] }).toShop.message;
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anyText, anyText, (name, title) => {
        const { html, text, subject } = placed({ name, items: [{ title, priceCents: 1 }] }).toShop.message;
        expect(subject).toBe(usual.subject);
        expect(text.split('\n')).toHaveLength(usual.text.split('\n').length);
        expect(html.match(/<[^>]*>/g)).toEqual(usual.html.match(/<[^>]*>/g));
        expect(html.isWellFormed() && text.isWellFormed()).toBe(true);
      }),
    );
  });
});

// rows: 511
describe('an address', () => {
  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    '"a,b"@example.com',
    'ada@example.com;eve@example.com',
    'ada',
    '',
    'erased@example.invalid',
  ])('that is none is never written to, and the admin sees it: %j', (email) => {
    const { delivery, to } = placed({ email }).toCustomer;
    expect({ delivery, to }).toEqual({
      to: email,
      delivery: { state: 'ERROR', attempts: 0, error: 'This address cannot be written to.' },
    });
  });

  it.each(['ada@example.com', 'ada+books@mail.example.com', 'ädä@bücher.example', "o'brien@example.com"])(
    'such as %s is written to',
    (email) => {
      expect(placed({ email }).toCustomer.delivery).toEqual({ state: 'PENDING', attempts: 0 });
    },
  );

  it('is read with a name or without', () => {
    expect(parseMailbox('A "quoted" <a@b.com>')).toBeNull();
    expect(parseMailbox('A B <a@b.com>')).toEqual({ name: 'A B', address: 'a@b.com' });
  });
});
