import type { OrderStatus } from '@bookstore/contract/api/order';
import { MAIL_EVENTS } from '@bookstore/contract/api/orderMail';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import { describe, expect, it } from 'vitest';
import { createComposeMails, type MailedOrder } from './composeMails.ts';

const SHOP = { name: 'Salt & Tide', address: 'shop@example.com' };
const compose = createComposeMails({ shop: SHOP, shopUrl: 'https://books.example.com' });
const NOW = new Date('2026-11-22T10:00:00Z');

const ORDER: MailedOrder = {
  uid: 'ada',
  id: '3f2a9c1b00000000000000000000ffff',
  email: 'ada@example.com',
  name: 'Ada Reader',
  items: [
    { id: 'salt', title: 'The Salt Road', priceCents: 1999 },
    { id: 'tide', title: 'Tide Tables', priceCents: 501 },
  ],
  deliveryCents: 0,
  wrapCents: 0,
  totalCents: 2500,
  taxRates: {},
  arrival: null,
  payment: CASH_ON_DELIVERY,
  tracking: null,
  returns: [],
  returnedCents: 0,
};
const STATUSES: OrderStatus[] = ['placed', 'packed', 'delivered', 'cancelled', 'refused'];

const mailsOf = (fields: Partial<MailedOrder> = {}, statuses = STATUSES) =>
  statuses.flatMap((status) => compose({ ...ORDER, ...fields }, status, NOW));
const placed = (fields: Partial<MailedOrder> = {}) => {
  const [toCustomer, toShop] = mailsOf(fields, ['placed']);
  if (!toCustomer || !toShop) throw new Error('A placed order must produce two mails.');
  return { toCustomer: toCustomer.document, toShop: toShop.document };
};

const attack = (name: string) =>
  `${name}"></script></title></textarea> <img src=x onerror=alert('${name}')><svg onload=alert('${name}')>`;

const elementsOf = (html: string) => new Set([...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name]) => name));

describe('delivery address', () => {
  const lines = ['7 <Hill> Street', '8010 Graz', 'Austria'];

  it("is in the shop's mail and, to confirmed addresses, before delivery", () => {
    const { toCustomer, toShop } = placed({ sentTo: { lines, isGift: false, isConfirmed: true } });
    for (const { message } of [toCustomer, toShop]) {
      expect(message.text).toContain('Delivery address:\nAda Reader\n7 <Hill> Street\n8010 Graz\nAustria');
      expect(message.html).toContain('Ada Reader<br>7 &lt;Hill&gt; Street<br>8010 Graz<br>Austria');
    }
    const [packed, delivered] = mailsOf({ sentTo: { lines, isGift: false, isConfirmed: true } }, [
      'packed',
      'delivered',
    ]);
    expect(packed?.document.message.text).toContain('7 <Hill> Street');
    expect(delivered?.document.message.text).not.toContain('7 <Hill> Street');
  });

  it('is not sent to an unconfirmed address', () => {
    const { toCustomer, toShop } = placed({ sentTo: { lines, isGift: false, isConfirmed: false } });
    expect(toCustomer.message.text).not.toContain('Hill');
    expect(toCustomer.message.html).not.toMatch(/Hill|Ada Reader/);
    expect(toCustomer.message.text).toContain('You can see the delivery address in your order.');
    const byPhone = placed({ sentTo: { lines, isGift: false, isConfirmed: false }, uid: '' }).toCustomer.message.text;
    expect(byPhone).not.toContain('You can see the delivery address in your order.');
    expect(toShop.message.text).toContain('Hill');
  });
});

it('confirms a gift to the customer and the shop', () => {
  const sentTo = { lines: [], isGift: true, isConfirmed: false };
  const [toCustomer, toShop, packed] = mailsOf({ sentTo }, ['placed', 'packed']);
  for (const mail of [toCustomer, toShop]) expect(mail?.document.message.text).toContain("It's a gift");
  expect(packed?.document.message.text).not.toContain("It's a gift");
});

describe('announced books', () => {
  const soon = { id: 'tide', title: 'Tide Tables', priceCents: 501, appears: '2027-03-04' };

  it('show their publication dates and the single parcel', () => {
    const { toCustomer, toShop } = placed({ items: [...ORDER.items.slice(0, 1), soon] });
    for (const { message } of [toCustomer, toShop])
      expect(message.text).toContain('Tide Tables (Out 4 March 2027): $5.01');
    expect(toCustomer.message.text).toContain('All your books come in one parcel.');
    expect(placed({ items: [soon] }).toCustomer.message.text).not.toContain('All your books come in one parcel.');
    expect(placed().toCustomer.message.text).not.toContain('All your books come in one parcel.');
  });

  it('omit past dates', () => {
    const { toCustomer } = placed({ items: [{ ...soon, appears: '2026-11-22' }] });
    expect(toCustomer.message.text).toContain('- Tide Tables: $5.01');
  });
});

describe('order mails', () => {
  it('are readable as plain text', () => {
    expect(placed().toCustomer.message.text).toBe(`Thank you for your order

We've got your order. We'll email you when it's packed.

You pay $25.00 in cash when it arrives.

Order 3f2a9c1b
- The Salt Road: $19.99
- Tide Tables: $5.01

Delivery: Free
Total: $25.00
Cash on delivery

Track your order:
https://books.example.com/orders#3f2a9c1b00000000000000000000ffff

How returns work:
https://books.example.com/legal/returns

-- 
Salt & Tide
https://books.example.com
Book Store, 12 Lamplight Street, Springfield, IL 62701
hello@example.com, +1 217 555 0123
`);
  });

  it('contain delivery, wrap, taxes and arrival', () => {
    const order = {
      deliveryCents: 490,
      wrapCents: 300,
      totalCents: 3290,
      taxRates: { books: 700, delivery: 1900 },
      arrival: { from: '2026-11-26', to: '2026-11-30' },
    };
    const { text, html } = placed(order).toCustomer.message;
    expect(text).toContain(`
Arrives Thu 26 to Mon 30 Nov

Order 3f2a9c1b
- The Salt Road: $19.99
- Tide Tables: $5.01

Delivery: $4.90
Gift wrap: $3.00
Total: $32.90
Cash on delivery
Including 7% tax: $1.83
Including 19% tax: $0.78
`);
    for (const line of text.split('\n').slice(5, 16))
      for (const part of line.split(': ')) expect(html).toContain(part.replace('- ', ''));
    expect(html).toContain('src="https://books.example.com/api/books/salt/cover"');
  });

  it('contain the arrival only if it is in the future', () => {
    const saying = (to: string) =>
      mailsOf({ arrival: { from: '2026-11-20', to } })
        .filter(({ document }) => document.message.text.includes('Arrives'))
        .map(({ event }) => event);
    expect(saying('2026-11-22')).toEqual(['placed', 'packed']);
    expect(saying('2026-11-21')).toEqual([]);
  });

  it('show the day of the order, and the author of each book', () => {
    const createdAt = new Date('2026-11-20T10:00:00Z');
    const items = ORDER.items.map((item) => ({ ...item, author: 'Eve Writer' }));
    const { text, html } = placed({ createdAt, items }).toCustomer.message;
    expect(text).toContain('\nOrder 3f2a9c1b, 20 November 2026\n');
    expect(html).toMatch(
      /href="https:\/\/books\.example\.com\/books\/salt"[^>]*>The Salt Road<\/a><br><span [^>]*>Eve Writer</,
    );
  });

  it('draw the title of a book without a picture', () => {
    const items = ORDER.items.map((item, index) => ({ ...item, ...(index === 0 && { noCover: true }) }));
    const { html } = placed({ items }).toCustomer.message;
    expect(html).not.toContain('/api/books/salt/cover');
    expect(html).toContain('/api/books/tide/cover');
    expect(html).toMatch(/bgcolor="#[0-9a-f]{6}"[^>]*>The Salt Road<\/td>/);
  });

  it('have the parcel as their button once there is a link to it', () => {
    const tracking = { carrier: 'Courier', number: '4711', url: 'https://parcels.example.com/4711' };
    const { html, text } = mailsOf({ tracking }, ['packed'])[0]?.document.message ?? { html: '', text: '' };
    expect(/class="button" href="([^"]*)"/.exec(html)?.[1]).toBe(tracking.url);
    expect(text).toContain(`Track parcel:\n${tracking.url}`);
    expect(text).toContain(`https://books.example.com/orders#${ORDER.id}`);
  });

  it('omit the total if there is nothing to pay', () => {
    for (const { document } of mailsOf({}, ['cancelled', 'refused']))
      expect(document.message.text).not.toMatch(/Total|Cash on delivery/);
  });

  it('are written once per status, for the right recipient', () => {
    expect(mailsOf().map(({ event, document: { to } }) => `${event} ${to}`)).toEqual([
      'placed ada@example.com',
      'shop shop@example.com',
      'packed ada@example.com',
      'delivered ada@example.com',
      'cancelled ada@example.com',
      'refused ada@example.com',
    ]);
    const subjects = mailsOf({}, [...STATUSES, 'returned']).map(({ document: { message } }) => message.subject);
    expect(new Set(subjects).size).toBe(MAIL_EVENTS.length - 1);
  });
});

describe('link to returns', () => {
  it('is in mails about books that the customer has or expects', () => {
    const labels = mailsOf().map(({ event, document }) => [
      event,
      ...(document.message.text.match(/Return books|How returns work/g) ?? []),
    ]);
    expect(labels).toEqual([
      ['placed', 'How returns work'],
      ['shop'],
      ['packed', 'How returns work'],
      ['delivered', 'Return books', 'How returns work'],
      ['cancelled'],
      ['refused'],
    ]);
  });
});

describe('return mails', () => {
  const CHARGED = { deliveryCents: 490, totalCents: 2990 };
  const back = (ids: string[], returnedCents: number) => {
    const items = ids.map((id) => ({ id, cents: ORDER.items.find((item) => item.id === id)?.priceCents ?? 0 }));
    const [mail] = mailsOf({ ...CHARGED, returns: [{ items }], returnedCents }, ['returned']);
    if (!mail) throw new Error('Returned books must produce a mail.');
    return mail.document;
  };

  it('list returned books and their refund, and are sent immediately', () => {
    const { message, delivery } = back(['tide'], 501);
    expect(message.text).toContain(`We'll refund $5.01.`);
    expect(message.text).toContain('Order 3f2a9c1b\n- Tide Tables: $5.01\n\nRefund: $5.01\n');
    expect(message.text).not.toContain('The Salt Road');
    expect(delivery).toEqual({ state: 'PENDING', attempts: 0 });
  });

  it('refund the delivery when all books are returned', () => {
    const { text } = back(['tide', 'salt'], 2990).message;
    expect(text).toContain('- Tide Tables: $5.01\n- The Salt Road: $19.99\n\nDelivery: $4.90\nRefund: $29.90\n');
  });
});

// E37, E59
describe('phone orders', () => {
  const url = 'https://parcels.example.com/4711';
  const tracking = { carrier: 'Courier', number: '4711', url };
  const linksOf = (fields: Partial<MailedOrder> = {}) =>
    mailsOf({ uid: '', ...fields }).map(({ event, document: { message } }) => [
      event,
      /class="button" href="([^"]*)"/.exec(message.html)?.[1] ?? null,
      message.text.includes('Go to the shop:\nhttps://books.example.com/\n'),
    ]);

  it('link to no account page', () => {
    const toShop = ['shop', `https://books.example.com/dashboard/orders/${ORDER.id}`, false];
    const others = ['placed', 'packed', 'delivered', 'cancelled', 'refused'].map((event) => [event, null, true]);
    expect(linksOf()).toEqual([others[0], toShop, ...others.slice(1)]);
  });

  it('link to the parcel once', () => {
    expect(linksOf({ tracking })[2]).toEqual(['packed', url, true]);
    const [packed] = mailsOf({ uid: '', tracking }, ['packed']);
    expect(packed?.document.message.text.split(url)).toHaveLength(2);
  });

  it('inform only the shop without an address', () => {
    expect(mailsOf({ uid: '', email: '' }).map(({ event }) => event)).toEqual(['shop']);
  });
});

describe('typed texts', () => {
  const evil = { name: attack('name'), items: [{ id: 'salt', title: attack('title'), priceCents: 100 }] };

  it('are escaped in HTML', () => {
    const usual = elementsOf(placed().toShop.message.html);
    const { html } = placed(evil).toShop.message;
    expect(elementsOf(html)).toEqual(usual);
    expect(html).toContain('title&quot;&gt;&lt;/script&gt;');
    expect(html).toContain('name&quot;&gt;&lt;/script&gt;');
  });

  it('are left out of subjects and of customer mails', () => {
    for (const { document, event } of mailsOf(evil)) {
      expect(document.message.subject).not.toMatch(/alert|script/);
      if (event === 'shop') expect(document.message.text).toContain(attack('name'));
      else expect(JSON.stringify(document.message)).not.toContain("alert('name')");
    }
  });

  it('add neither lines nor headers', () => {
    const lines = (count: number) => `x\r\nBcc: victim@example.com\n\u2028Subject: y\u0085\u202e${count}`;
    const { text, subject } = placed({ name: lines(1), items: [{ id: 'salt', title: lines(2), priceCents: 1 }] }).toShop
      .message;
    expect(text).not.toMatch(/^(Bcc|Subject):/m);
    expect(text).not.toMatch(/[\r\u2028\u0085\u202e]/);
    expect(subject).not.toMatch(/\p{Cc}/u);
  });
});

describe('invalid address', () => {
  it.each(['ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com', 'erased@example.invalid'])(
    'gets no mail, and the admin sees why: %j',
    (email) => {
      const { delivery, to } = placed({ email }).toCustomer;
      expect({ delivery, to }).toEqual({
        to: email,
        delivery: { state: 'ERROR', attempts: 0, error: 'Mail cannot be sent to this address.' },
      });
    },
  );
});
