import { BOOKS_QUERY_NAMES } from '@bookstore/contract/api/booksQuery';
import { ordersCountSchema, ordersQuerySchema } from '@bookstore/contract/api/ordersQuery';
import { SALES_QUERY_NAMES } from '@bookstore/contract/api/sales';
import { aBookBody, aDetailsBody } from '../factories.ts';

export interface Targets {
  book: string;
  order: string;
  email: string;
  cover: string;
}

export interface Attack {
  params?: (targets: Targets) => Record<string, string>;
  query?: readonly string[];
  body?: (targets: Targets) => Record<string, unknown>;
  takesPicture?: boolean;
}

const book = { params: ({ book: id }: Targets) => ({ id }) };
const order = { params: ({ order: id }: Targets) => ({ id }) };

const anOrder = ({ book: id, email }: Targets) => ({
  name: 'Ada Reader',
  email,
  phone: '0170 123',
  address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
  productIds: [id],
  totalPrice: '19.99',
});
const anotherDelivery = () => ({
  name: 'Ada Reader',
  phone: '0170 123',
  address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
  street: 'Mill Lane 2',
  note: 'Ring twice',
});
const aPatch = () => ({
  status: 'packed',
  from: 'placed',
  tracking: { carrier: 'Post', number: '123', url: 'https://post.example/123' },
  internalNote: 'Called on Monday',
  cashReceived: true,
  waiting: { until: '2999-12-31', note: 'Out of print' },
});
const changes = ({ book: _id }: Targets) => ({
  changes: [{ _id, seen: '2026-11-20T10:00:00.000Z', set: { trending: true } }],
});
const rows = ({ book: _id }: Targets) => ({
  dryRun: false,
  import: { key: 'key-of-an-import', file: 'books.csv' },
  takePrices: true,
  rows: [
    { book: aBookBody({ _id }), seen: null },
    {
      book: aBookBody(),
      record: { sender: '06:1', reference: 'r.1', sentAt: '2026-11-20T10:00:00.000Z', deletes: false },
    },
  ],
});

const aPublisher = () => ({
  name: 'Ninth Street Press',
  address: '9 Ninth Street\nBoston',
  email: 'safety@ninth.example',
  responsible: { name: 'Libri Europa', address: 'Hauptplatz 1\n8010 Graz', email: 'gpsr@libri.example' },
});

const passwordAgain = { body: () => ({ password: 'wrong' }) };
const aPasskey = () => ({
  ticket: 'a.forged.ticket',
  name: 'The telephone',
  passkey: {
    id: 'q1w2',
    rawId: 'q1w2',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
  },
});

/** `attacks.test.ts` fails for missing routes. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'get /api/books': { query: BOOKS_QUERY_NAMES },
  'get /api/books/counts': {},
  'get /api/books/titles': {},
  'get /api/books/best-sellers': {},
  'get /api/books/stock': { query: ['ids'] },
  'get /api/books/:id': book,
  'get /api/books/:id/cover': book,
  'get /api/books/:id/excerpt': book,
  'post /api/books/create-book': { body: () => aBookBody() },
  'post /api/books/changes': { body: changes },
  'post /api/books/import': { body: rows },
  'get /api/books/imports': {},
  'post /api/books/imports/:id/undo': { params: () => ({ id: 'import_none' }), body: () => ({ part: 1 }) },
  'put /api/books/edit/:id': { ...book, body: () => aBookBody() },
  'delete /api/books/:id': book,
  'post /api/books/:id/restore': book,
  'put /api/books/:id/stock': { ...book, body: () => ({ count: 5 }) },
  'post /api/covers': { query: ['tint'], takesPicture: true },
  'get /api/covers/:file': { params: ({ cover }) => ({ file: `${cover}.webp` }) },
  'post /api/orders': { body: anOrder },
  'post /api/admin/orders': { body: (targets) => ({ ...anOrder(targets), street: 'Mill Lane 1', note: 'Ring twice' }) },
  'get /api/admin/customers': { query: ['q'] },
  'get /api/admin/invoices': { query: ['from', 'to'] },
  'get /api/orders/email/:email': { params: ({ email }) => ({ email }) },
  'get /api/orders': { query: Object.keys(ordersQuerySchema.shape) },
  'get /api/orders/count': { query: Object.keys(ordersCountSchema.shape) },
  'get /api/orders/:id': order,
  'patch /api/orders/:id': { ...order, body: aPatch },
  'put /api/orders/:id/items': {
    ...order,
    body: ({ book: id }) => ({ productIds: [id], agreedByCustomer: true, totalPrice: '19.99' }),
  },
  'put /api/orders/:id/delivery': { ...order, body: anotherDelivery },
  'post /api/orders/:id/cancel': order,
  'post /api/orders/:id/undo': { ...order, body: () => ({ status: 'packed' }) },
  'post /api/orders/:id/split': {
    ...order,
    body: ({ book: id }) => ({ items: [id], expected: '2999-12-31', reason: 'Reprinted', notify: true }),
  },
  'post /api/orders/:id/merge': order,
  'post /api/orders/:id/returns': {
    ...order,
    body: ({ book: id }) => ({ items: [id], restock: true, note: 'A corner is bent' }),
  },
  'post /api/orders/:id/messages': { ...order, body: () => ({ text: 'We have found another copy.' }) },
  'post /api/orders/:id/invoice': order,
  'get /api/orders/:id/invoice': order,
  'post /api/orders/:id/mail/:event': { params: ({ order: id }) => ({ id, event: 'placed' }) },
  'put /api/deliveries/:key': {
    params: () => ({ key: 'key-of-an-order' }),
    body: () => ({ street: 'Mill Lane 1', gift: { note: 'Yours', wrap: true } }),
  },
  'get /api/publishers': { query: ['name'] },
  'get /api/admin/publishers': { query: ['q', 'after'] },
  'post /api/admin/publishers': { body: aPublisher },
  'put /api/admin/publishers/:slug': {
    params: () => ({ slug: 'none' }),
    body: () => ({ ...aPublisher(), seen: '2026-11-20T10:00:00.000Z' }),
  },
  'delete /api/admin/publishers/:slug': { params: () => ({ slug: 'none' }) },
  'post /api/withdrawals': {
    body: ({ order }) => ({ name: 'Ada Reader', email: 'ada@example.com', order, items: ['The Salt Road'] }),
  },
  'get /api/admin/withdrawals': { query: ['order', 'settled', 'cursor'] },
  'patch /api/admin/withdrawals/:id': { params: () => ({ id: 'withdrawal_none' }), body: () => ({ isSettled: true }) },
  'get /api/books/:id/alert': book,
  'put /api/books/:id/alert': book,
  'delete /api/books/:id/alert': book,
  'get /api/customers/me/details': {},
  'put /api/customers/me/details': { body: () => ({ ...aDetailsBody() }) },
  'delete /api/customers/me/details': {},
  'get /api/customers/me/wishes': {},
  'put /api/customers/me/wishes': { body: ({ book: id }) => ({ ids: [id] }) },
  'get /api/customers/me/export': {},
  'delete /api/customers/me': {},
  'post /api/auth/admin': { body: () => ({ username: 'admin', password: 'wrong' }) },
  'post /api/auth/admin/factor': { body: () => ({ ticket: 'a.forged.ticket', code: '123456' }) },
  'post /api/auth/admin/logout': {},
  'get /api/admin': {},
  'get /api/admin/today': {},
  'get /api/admin/books': { query: ['minCopies', 'maxCopies', 'limit', 'after'] },
  'post /api/admin/lookups': { body: () => ({ isbn: '9781402894626' }) },
  'get /api/admin/me': {},
  'get /api/admin/caller': {},
  'get /api/admin/changes': { query: ['day', 'by', 'subject', 'cursor'] },
  'get /api/admin/factor': {},
  'post /api/admin/factor/app': passwordAgain,
  'put /api/admin/factor/app': { body: () => ({ ticket: 'a.forged.ticket', code: '123456' }) },
  'post /api/admin/factor/passkeys': passwordAgain,
  'put /api/admin/factor/passkeys': { body: aPasskey },
  'post /api/admin/factor/recovery-codes': passwordAgain,
  'post /api/admin/factor/remove': { body: () => ({ password: 'wrong', which: 'app' }) },
  'get /api/admin/admins': {},
  'patch /api/admin/admins/:name': {
    params: () => ({ name: 'nobody' }),
    body: () => ({ isFactorDemanded: true }),
  },
  'get /api/admin/sales': { query: SALES_QUERY_NAMES },
  'get /api/health': {},
  'get /books': { query: [...BOOKS_QUERY_NAMES, 'page'] },
  'get /books/:id': book,
  'get /books/:id/excerpt': book,
  'get /series/:name': { params: () => ({ name: 'Roads' }) },
  'get /contributors/:name': { params: () => ({ name: 'Ann Lee' }) },
  'get /withdraw': { query: ['order'] },
  'post /withdraw': {},
  'get /feeds/robots': {},
  'get /sitemap.xml': {},
  'get /sitemap/:part': { params: () => ({ part: '1.xml' }) },
  'get /feeds/products.xml': {},
  'get /feeds/new.xml': {},
};
