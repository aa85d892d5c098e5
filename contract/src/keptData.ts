import { keptData as texts } from '@bookstore/messages/legalPage';
import { INVOICE_KEPT_YEARS } from './invoices.ts';
import {
  ALERT_KEPT_DAYS,
  CHANGES_KEPT_DAYS,
  DELIVERY_KEPT_DAYS,
  DEVICE_TOKEN_DAYS,
  LOG_KEPT_DAYS,
  MAIL_KEPT_DAYS,
  WITHDRAWAL_KEPT_DAYS,
} from './limits.ts';

/** Something that is kept of people: for the privacy page, and for the test that nothing is left out. */
export interface KeptData {
  what: string;
  /** What for. */
  why: string;
  howLong: string;
  /** In whose hands it is. */
  place: 'shop' | 'google' | 'browser';
  /** The collections of Firestore that hold it, or the keys of the browser's storage. */
  names: readonly string[];
}

type Name = keyof typeof texts;

const kept = (place: KeptData['place'], name: Name, howLong: string, ...names: string[]): KeptData => {
  const { what, why } = texts[name];
  return { what, why, howLong, place, names };
};

/** All that is kept of people, by what they meet first. */
export const KEPT_DATA: readonly KeptData[] = [
  kept('shop', 'orders', texts.orders.howLong(), 'orders'),
  kept(
    'shop',
    'deliveries',
    texts.deliveries.howLong(DELIVERY_KEPT_DAYS.afterOrder, DELIVERY_KEPT_DAYS.withoutOrder),
    'deliveries',
  ),
  kept('shop', 'mails', texts.mails.howLong(MAIL_KEPT_DAYS), 'mail'),
  kept('shop', 'details', texts.details.howLong(), 'customers'),
  kept('shop', 'invoices', texts.invoices.howLong(INVOICE_KEPT_YEARS), 'invoices'),
  kept('shop', 'withdrawals', texts.withdrawals.howLong(WITHDRAWAL_KEPT_DAYS), 'withdrawals'),
  kept('shop', 'publishers', texts.publishers.howLong(), 'publishers'),
  kept('shop', 'alerts', texts.alerts.howLong(ALERT_KEPT_DAYS), 'alerts'),
  kept('shop', 'counts', texts.counts.howLong(), 'throttles'),
  kept('shop', 'changes', texts.changes.howLong(CHANGES_KEPT_DAYS), 'changes', 'imports'),
  kept('shop', 'staff', texts.staff.howLong(), 'admins', 'revokedTokens'),
  kept('google', 'account', texts.account.howLong()),
  kept('google', 'log', texts.log.howLong(LOG_KEPT_DAYS)),
  kept('google', 'googleLog', texts.googleLog.howLong(LOG_KEPT_DAYS)),
  kept('browser', 'session', texts.session.howLong(), 'firebaseLocalStorageDb'),
  kept('browser', 'cart', texts.cart.howLong(), 'cartItems', 'cartItems.bad'),
  kept('browser', 'bookmarks', texts.bookmarks.howLong(), 'bookmarks'),
  kept('browser', 'wishes', texts.wishes.howLong(), 'wishes', 'wishes.bad'),
  kept('browser', 'orderKey', texts.orderKey.howLong(), 'orderKey'),
  kept('browser', 'drafts', texts.drafts.howLong(), 'checkoutDraft', 'continueToCheckout'),
  kept('browser', 'searches', texts.searches.howLong(), 'recentSearches'),
  kept('browser', 'adminToken', texts.adminToken.howLong(), 'token', 'clockAhead', 'bookDrafts'),
  kept('browser', 'adminDevices', texts.adminDevices.howLong(DEVICE_TOKEN_DAYS), 'adminDevices'),
  kept('browser', 'adminChoices', texts.adminChoices.howLong(), 'importColumns', 'reorderBelow'),
  kept('browser', 'phoneOrder', texts.phoneOrder.howLong(), 'newOrder'),
];

interface CollectionRules {
  /** Holds what customers are: their export has it, and their erasure takes it away or takes them out of it. */
  isOfCustomers: boolean;
  isBackedUp: boolean;
}

const rules = (isOfCustomers: boolean, isBackedUp: boolean): CollectionRules => ({ isOfCustomers, isBackedUp });

/**
 * Every collection of Firestore. A backup leaves out what is forgotten within a day anyway, and the outboxes: a mail that was sent cannot
 * be taken back, and one that is restored would be sent once more; tasks are made anew by a restore.
 */
export const COLLECTIONS = {
  orders: rules(true, true),
  deliveries: rules(true, true),
  mail: rules(true, false),
  customers: rules(true, true),
  invoices: rules(true, true),
  withdrawals: rules(true, true),
  alerts: rules(true, false),
  publishers: rules(false, true),
  throttles: rules(false, false),
  changes: rules(false, true),
  imports: rules(false, true),
  importParts: rules(false, true),
  admins: rules(false, true),
  revokedTokens: rules(false, false),
  books: rules(false, true),
  excerpts: rules(false, true),
  stock: rules(false, true),
  covers: rules(false, true),
  sales: rules(false, true),
  tasks: rules(false, false),
  tasksRefused: rules(false, false),
  meta: rules(false, true),
} satisfies Record<string, CollectionRules>;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Collections that hold nothing of people. */
export const IMPERSONAL_COLLECTIONS: readonly string[] = [
  'books',
  'excerpts',
  'stock',
  'covers',
  'sales',
  'tasks',
  'tasksRefused',
  'meta',
  'importParts',
];
