import type { BooksQuery, StockedBooksQuery } from './booksQuery.ts';
import type { BookCover } from './cover.ts';
import type { MailEvent } from './orderMail.ts';
import type { PublishersQuery } from './publisher.ts';

export const customerPaths = {
  me: '/api/customers/me',
  details: '/api/customers/me/details',
  wishes: '/api/customers/me/wishes',
  export: '/api/customers/me/export',
} as const;

export const factorPaths = {
  secondStep: '/api/auth/admin/factor',
  state: '/api/admin/factor',
  app: '/api/admin/factor/app',
  passkeys: '/api/admin/factor/passkeys',
  recoveryCodes: '/api/admin/factor/recovery-codes',
  remove: '/api/admin/factor/remove',
} as const;

export const stockPaths = {
  counts: (ids: readonly string[]) => `/api/books/stock?ids=${ids.join(',')}`,
  stock: (id: string) => `/api/books/${encodeURIComponent(id)}/stock`,
} as const;

export const coverPath = ({ id, type }: Pick<BookCover, 'id' | 'type'>) =>
  `/api/covers/${id}.${type === 'jpeg' ? 'jpg' : 'webp'}`;

export const coverUploadPath = (tint?: string) => (tint === undefined ? '/api/covers' : `/api/covers?tint=${tint}`);

function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return `${path}?${new URLSearchParams(pairs)}`;
}

/** Each path also works with a trailing slash. */
export const apiPaths = {
  health: '/api/health',
  books: '/api/books',
  booksPage: (query: BooksQuery) => withQuery('/api/books', { ...query }),
  bookCounts: '/api/books/counts',
  bookTitles: '/api/books/titles',
  bestSellers: '/api/books/best-sellers',
  createBook: '/api/books/create-book',
  bookChanges: '/api/books/changes',
  bookImport: '/api/books/import',
  bookImports: '/api/books/imports',
  undoImport: (id: string) => `/api/books/imports/${encodeURIComponent(id)}/undo`,
  book: (id: string) => `/api/books/${encodeURIComponent(id)}`,
  /** The picture of a book, for mails, which outlive the addresses of bundled pictures. */
  bookCover: (id: string) => `/api/books/${encodeURIComponent(id)}/cover`,
  bookExcerpt: (id: string) => `/api/books/${encodeURIComponent(id)}/excerpt`,
  editBook: (id: string) => `/api/books/edit/${encodeURIComponent(id)}`,
  bookAlert: (id: string) => `/api/books/${encodeURIComponent(id)}/alert`,
  restoreBook: (id: string) => `/api/books/${encodeURIComponent(id)}/restore`,
  orders: '/api/orders',
  ordersCount: '/api/orders/count',
  order: (id: string) => `/api/orders/${encodeURIComponent(id)}`,
  orderItems: (id: string) => `/api/orders/${encodeURIComponent(id)}/items`,
  orderDelivery: (id: string) => `/api/orders/${encodeURIComponent(id)}/delivery`,
  delivery: (key: string) => `/api/deliveries/${encodeURIComponent(key)}`,
  cancelOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/cancel`,
  orderReturns: (id: string) => `/api/orders/${encodeURIComponent(id)}/returns`,
  orderMessages: (id: string) => `/api/orders/${encodeURIComponent(id)}/messages`,
  splitOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/split`,
  mergeOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/merge`,
  undoOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/undo`,
  orderInvoice: (id: string) => `/api/orders/${encodeURIComponent(id)}/invoice`,
  orderMail: (id: string, event: MailEvent) => `/api/orders/${encodeURIComponent(id)}/mail/${event}`,
  ordersOf: (email: string) => `/api/orders/email/${encodeURIComponent(email)}`,
  adminLogin: '/api/auth/admin',
  adminLogout: '/api/auth/admin/logout',
  statistics: '/api/admin',
  today: '/api/admin/today',
  lookups: '/api/admin/lookups',
  adminBooks: (query: StockedBooksQuery) => withQuery('/api/admin/books', { ...query }),
  publisher: (name: string) => withQuery('/api/publishers', { name }),
  adminPublishers: '/api/admin/publishers',
  publishersPage: (query: PublishersQuery) => withQuery('/api/admin/publishers', { ...query }),
  adminPublisher: (slug: string) => `/api/admin/publishers/${encodeURIComponent(slug)}`,
  withdrawals: '/api/withdrawals',
  phoneOrders: '/api/admin/orders',
  earlierCustomers: '/api/admin/customers',
  journal: '/api/admin/invoices',
  adminWithdrawals: '/api/admin/withdrawals',
  adminWithdrawal: (id: string) => `/api/admin/withdrawals/${encodeURIComponent(id)}`,
  signedInAdmin: '/api/admin/me',
  callerRoute: '/api/admin/caller',
  changes: '/api/admin/changes',
  admins: '/api/admin/admins',
  adminAccount: (username: string) => `/api/admin/admins/${encodeURIComponent(username)}`,
} as const;

/** Sent with a page of books: counts of the whole catalogue as JSON. */
export const BOOK_COUNTS_HEADER = 'X-Book-Counts';

/** Sends the `device` of an earlier login. */
export const DEVICE_HEADER = 'Device-Token';
