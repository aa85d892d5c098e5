import type { Book } from '@bookstore/contract/api/book';
import { bookInputSchema } from '@bookstore/contract/api/book';
import { deliverySchema, newOrderSchema, type Order } from '@bookstore/contract/api/order';
import { orderDeliverySchema, orderPatchSchema, orderReturnSchema } from '@bookstore/contract/api/orderChanges';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { publisherSchema } from '@bookstore/contract/api/publisher';
import { newWithdrawalSchema } from '@bookstore/contract/api/withdrawal';
import { toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/http/log.ts';
import { readMail } from '../src/mail/mailRecord.ts';
import { createSmtp } from '../src/mail/sending/smtp.ts';
import { openApi } from './api.ts';
import { anIdToken } from './customers.ts';
import { aBookBody, anOrderBody } from './factories.ts';
import { headerNames, type MailServer, startMailServer } from './mailServer.ts';

type Typed = (name: string) => string;

const plain: Typed = (name) => `Plain ${name}`;
/** A formula, terminators of all contexts, and markup that would run. */
const nasty: Typed = (name) =>
  `=${name}"'></script></title></noscript></textarea>]]>--><img src=x onerror=alert('${name}')><svg/onload=alert(1)>&lt\u200f📖e\u0301\\u003c%0d%0aBcc:%20x`;
/** For short fields. */
const shortOf: Record<string, string> = { [plain('x')]: 'Plain', [nasty('x')]: `="'><b onload=x>&` };

const linesOf = (typed: Typed, name: string) => [`${name} 1`, `${name} 2`].map(typed).join('\n');

function bookBody(typed: Typed) {
  const few = shortOf[typed('x')] ?? '';
  return {
    ...aBookBody({ title: typed('title'), author: typed('author'), description: linesOf(typed, 'description') }),
    coverImage:
      typed === nasty ? `https://pictures.example/a.png?b="><img/onerror='x'>` : 'https://pictures.example/a.png',
    coverId: undefined,
    subtitle: typed('subtitle'),
    contributors: ['B06', 'A12'].map((role) => ({ name: typed(`contributor ${role}`), role })),
    series: { name: typed('series'), number: few },
    isbn: '9782253002697',
    publisher: typed('publisher'),
    imprint: typed('imprint'),
    published: '1965-08',
    pages: 412,
    language: 'de',
    format: 'hardcover',
    subjects: [{ scheme: 'thema', code: 'FBA' }],
    note: { text: linesOf(typed, 'note'), by: typed('note by') },
    excerpt: linesOf(typed, 'excerpt'),
    orderable: true,
  };
}

const addressOf = (typed: Typed) => ({
  city: typed('city'),
  country: typed('country'),
  state: typed('state'),
  zipcode: typed('zip'),
});

const publisherBody = (typed: Typed) => ({
  name: typed('publisher'),
  address: linesOf(typed, 'publisher address'),
  email: `o'brien+=publisher@example.com`,
  responsible: { name: typed('responsible'), address: linesOf(typed, 'responsible address'), email: `'=x@example.com` },
});
const streetBody = (typed: Typed) => ({
  street: typed('street'),
  note: typed('note of delivery'),
  gift: { note: linesOf(typed, 'gift note'), wrap: true },
  pickup: undefined,
});
const waitingBody = (typed: Typed) => ({ waiting: { until: '2101-12-12', note: typed('waiting note').slice(0, 200) } });
const patchBody = (typed: Typed) => ({
  status: 'packed',
  from: 'placed',
  tracking: {
    carrier: typed('carrier').slice(0, 100),
    number: typed('number').slice(0, 100),
    url: typed === nasty ? `https://post.example/"><img/onerror='x'>?a=1&b=<svg>` : 'https://post.example/1',
  },
  internalNote: linesOf(typed, 'internal note'),
  cashReceived: undefined,
  waiting: null,
  notify: true,
});
const editBody = (typed: Typed) => ({
  name: typed('name'),
  phone: '0170 123',
  address: addressOf(typed),
  street: typed('street'),
  note: typed('note of delivery'),
  notify: true,
});
const returnBody = (typed: Typed, id: string) => ({ items: [id], restock: true, note: linesOf(typed, 'return note') });
const withdrawalBody = (typed: Typed, order: string) => ({
  name: typed('withdrawer'),
  email: `'=x@example.com`,
  order,
  items: [typed('item')],
});

async function openTypedShop(typed: Typed) {
  const log: LogEntry[] = [];
  const api = await openApi({ log: (entry) => log.push(entry) });
  const { token } = await api.newAdmin();
  const customer = await api.newCustomer();
  async function succeed(method: string, path: string, as: string | undefined, body?: unknown, headers = {}) {
    const reply = await api.call(method, path, {
      headers,
      ...(as !== undefined && { token: as }),
      ...(body !== undefined && { body }),
    });
    expect(reply.status, `${method} ${path}: ${reply.text}`).toBeLessThan(300);
    return reply.body;
  }
  const asAdmin = (method: string, path: string, body?: unknown, headers = {}) =>
    succeed(method, path, token, body, headers);

  const book = (await asAdmin('POST', apiPaths.createBook, bookBody(typed))) as Book;
  await asAdmin('POST', apiPaths.adminPublishers, publisherBody(typed));
  async function place(): Promise<Order> {
    const key = crypto.randomUUID();
    await succeed('PUT', apiPaths.delivery(key), customer.token, streetBody(typed));
    const body = anOrderBody(customer, [book], { name: typed('name'), address: addressOf(typed) });
    const wrapped = { ...body, totalPrice: '22.99' };
    return (await succeed('POST', apiPaths.orders, customer.token, wrapped, { 'Idempotency-Key': key })) as Order;
  }
  const [delivered, cancelled, refused] = [await place(), await place(), await place()];
  const current = await api.call('GET', apiPaths.order(delivered._id), { token });
  await asAdmin('PUT', apiPaths.orderDelivery(delivered._id), editBody(typed), {
    'If-Match': current.headers.get('etag') ?? '',
  });
  await asAdmin('PATCH', apiPaths.order(delivered._id), waitingBody(typed));
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  await asAdmin('POST', apiPaths.orderMessages(delivered._id), { text: linesOf(typed, 'message') }, key);
  await asAdmin('PATCH', apiPaths.order(delivered._id), patchBody(typed));
  await asAdmin('POST', apiPaths.orderInvoice(delivered._id));
  await asAdmin('PATCH', apiPaths.order(delivered._id), { status: 'delivered' });
  await asAdmin('POST', apiPaths.orderReturns(delivered._id), returnBody(typed, book._id));
  await asAdmin('PATCH', apiPaths.order(cancelled._id), { status: 'cancelled' });
  for (const status of ['packed', 'refused']) await asAdmin('PATCH', apiPaths.order(refused._id), { status });
  await succeed('POST', apiPaths.withdrawals, undefined, withdrawalBody(typed, delivered._id));
  await succeed('POST', apiPaths.withdrawals, undefined, withdrawalBody(typed, typed('order').slice(0, 64)));
  await asAdmin('PUT', stockPaths.stock(book._id), { count: 0 });
  const waiting = anIdToken(api.projectId, { sub: 'waiting', email: `'=x@example.com`, email_verified: true });
  await succeed('PUT', apiPaths.bookAlert(book._id), waiting);
  await asAdmin('PUT', stockPaths.stock(book._id), { count: 1 });
  await api.settle();
  return { api, book, log };
}
type TypedShop = Awaited<ReturnType<typeof openTypedShop>>;

let [harmlessShop, attackedShop] = [] as unknown as [TypedShop, TypedShop];
let mailServer: MailServer;
beforeAll(async () => {
  [harmlessShop, attackedShop] = await Promise.all([openTypedShop(plain), openTypedShop(nasty)]);
  mailServer = await startMailServer();
}, 240_000);
afterAll(() => Promise.all([harmlessShop.api.close(), attackedShop.api.close(), mailServer.close()]));

/** Escaped text adds no attribute names. */
const markupOf = (text: string) => Array.from(text.matchAll(/<[^>]*>/g), ([tag]) => tag.replaceAll(/"[^"]*"/g, '""'));

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };
const decoded = (text: string) => text.replaceAll(/&(\w+|#39);/g, (entity, name: string) => SIGNS[name] ?? entity);

const NAMES = [
  ['title', 'author', 'description 1', 'subtitle', 'contributor B06', 'contributor A12', 'series', 'publisher'],
  ['imprint', 'note 1', 'note by', 'excerpt 1', 'excerpt 2', 'publisher address 1', 'responsible', 'name'],
  ['responsible address 2', 'withdrawer', 'item'],
].flat();
const DATA_BLOCK = /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g;

function textsOf(document: string): string {
  const texts: string[] = [decoded(document)];
  const collectTexts = (_key: string, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  };
  for (const [, block = ''] of document.matchAll(DATA_BLOCK)) JSON.parse(block, collectTexts);
  return texts.join('\n');
}

/** The attacked document contains the same texts unescaped. */
function expectSameTexts(harmlessOne: string, attackedOne: string): void {
  const [before, after] = [textsOf(harmlessOne), textsOf(attackedOne)];
  const shown = NAMES.filter((name) => before.includes(plain(name)));
  expect(shown.filter((name) => !after.includes(nasty(name)))).toEqual([]);
}

const kindOf = (id: string) => id.replace(/^alert_.*$/, 'alert').replace(/^(withdrawal_)?.*-/, '$1');

const pageOf = async ({ api }: TypedShop, path: string) => {
  const reply = await api.call('GET', path);
  expect(reply.status, path).toBe(200);
  return reply.text;
};

const PATHS: Record<string, (book: Book, typed: Typed) => string> = {
  'the list': () => '/books',
  'a search': (_book, typed) => `/books?q=${encodeURIComponent(typed('author').slice(0, 100))}`,
  'the page of a book': ({ _id }) => `/books/${_id}`,
  'the page of an excerpt': ({ _id }) => `/books/${_id}/excerpt`,
  'the page of a series': (_book, typed) => seriesPath(typed('series')),
  'the page of a contributor': (_book, typed) => contributorPath(typed('contributor B06')),
  'the site map': () => '/sitemap/1.xml',
  'the feed of products': () => '/feeds/products.xml',
  'the feed of new books': () => '/feeds/new.xml',
};

const shapeOf = (schema: unknown): string[] => {
  const { shape, in: inner } = schema as { shape?: object; in?: unknown };
  return shape ? Object.keys(shape) : shapeOf(inner);
};

// E37, E40
describe('hostile text', () => {
  it.each([
    ['a book', bookInputSchema, bookBody(nasty)],
    ['a publisher', publisherSchema, publisherBody(nasty)],
    ['an order', newOrderSchema, anOrderBody({ email: '' }, [])],
    ['a street', deliverySchema, streetBody(nasty)],
    ['order notes', orderPatchSchema, patchBody(nasty)],
    ['delivery details', orderDeliverySchema, editBody(nasty)],
    ['a return', orderReturnSchema, returnBody(nasty, '')],
    ['a withdrawal', newWithdrawalSchema, withdrawalBody(nasty, '')],
  ])('is typed into every field of %s', (_what, schema, body) => {
    expect(Object.keys(body).sort()).toEqual(shapeOf(schema).sort());
  });

  it.each(Object.entries(PATHS))('is escaped in %s', async (_page, pathOf) => {
    const before = await pageOf(harmlessShop, pathOf(harmlessShop.book, plain));
    const after = await pageOf(attackedShop, pathOf(attackedShop.book, nasty));
    expect(markupOf(after)).toEqual(markupOf(before));
    expectSameTexts(before, after);
  });

  it('is escaped in every mail, without extra headers or lines', async () => {
    const sent = async ({ api }: TypedShop) => {
      const { docs } = await (await api.db()).collection('mail').get();
      const mails = docs.flatMap((document) => readMail(document) ?? []);
      const smtp = createSmtp({
        url: mailServer.url,
        from: { name: 'Book Store', address: 'shop@example.com' },
        isLocal: true,
      });
      return Promise.all(
        mails.map(async (mail) => {
          expect(await smtp.send(mail)).toMatchObject({ kind: 'sent' });
          const received = mailServer.received.find(({ messageId }) => messageId.includes(mail.id));
          if (!received) throw new Error(`${mail.id} has not come.`);
          return { ...mail, received, kind: kindOf(mail.id).replace(/^message_.*/, 'message') };
        }),
      );
    };
    const [before, after] = [await sent(harmlessShop), await sent(attackedShop)];
    const kinds = (mails: typeof before) => mails.map(({ kind }) => kind).toSorted();
    expect(kinds(after)).toEqual(kinds(before));
    expect(new Set(kinds(after))).toEqual(
      new Set(
        [
          ['placed', 'shop', 'packed', 'delivered', 'returned', 'cancelled', 'refused', 'alert', 'message'],
          ['withdrawal_receipt', 'withdrawal_shop', 'withdrawal_owner'],
        ].flat(),
      ),
    );
    const toShape = ({ kind, message, received }: (typeof before)[number]) =>
      JSON.stringify([
        kind,
        headerNames(received),
        received.to.length,
        message.text.split(/[\n\r\u2028\u2029]/).length,
        markupOf(message.html),
      ]);
    expect(after.map(toShape).toSorted()).toEqual(before.map(toShape).toSorted());
    for (const one of before) {
      const other = after.find(({ kind }) => kind === one.kind);
      // Receipts repeat no typed text.
      if (one.kind === 'withdrawal_receipt') expect(other?.message.html).not.toContain('onerror');
      else expectSameTexts(one.message.html, other?.message.html ?? '');
    }
  });

  it('appears in no log line', () => {
    expect(attackedShop.log.length).toBeGreaterThan(20);
    expect(JSON.stringify(attackedShop.log)).not.toMatch(/onerror|onload|Bcc/);
  });

  it('is never a formula in a book file', async () => {
    const { body } = await attackedShop.api.call('GET', apiPaths.book(attackedShop.book._id));
    const row = toBookFileRow(body as Book, { count: 1, excerpt: `=${String((body as Book).title)}` });
    const cells = row.split(/(?<="),(?=")/);
    expect(cells.filter((cell) => /^"\s*[=+@-]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.startsWith(`"'=`)).length).toBeGreaterThan(5);
  });
});
