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

export interface KeptData {
  what: string;
  why: string;
  howLong: string;
  place: 'shop' | 'google' | 'browser';
  /** Collections, or browser storage keys. */
  names: readonly string[];
}

type Name = keyof typeof texts;

const entry = (place: KeptData['place'], name: Name, howLong: string, ...names: string[]): KeptData => {
  const { what, why } = texts[name];
  return { what, why, howLong, place, names };
};

export const KEPT_DATA: readonly KeptData[] = [
  entry('shop', 'orders', texts.orders.howLong(), 'orders'),
  entry(
    'shop',
    'deliveries',
    texts.deliveries.howLong(DELIVERY_KEPT_DAYS.afterOrder, DELIVERY_KEPT_DAYS.withoutOrder),
    'deliveries',
  ),
  entry('shop', 'mails', texts.mails.howLong(MAIL_KEPT_DAYS), 'mail'),
  entry('shop', 'details', texts.details.howLong(), 'customers'),
  entry('shop', 'accountWishes', texts.accountWishes.howLong(), 'wishes'),
  entry('shop', 'invoices', texts.invoices.howLong(INVOICE_KEPT_YEARS), 'invoices'),
  entry('shop', 'withdrawals', texts.withdrawals.howLong(WITHDRAWAL_KEPT_DAYS), 'withdrawals'),
  entry('shop', 'publishers', texts.publishers.howLong(), 'publishers'),
  entry('shop', 'alerts', texts.alerts.howLong(ALERT_KEPT_DAYS), 'alerts'),
  entry('shop', 'counts', texts.counts.howLong(), 'throttles'),
  entry('shop', 'changes', texts.changes.howLong(CHANGES_KEPT_DAYS), 'changes', 'imports'),
  entry('shop', 'staff', texts.staff.howLong(), 'admins', 'revokedTokens'),
  entry('google', 'account', texts.account.howLong()),
  entry('google', 'log', texts.log.howLong(LOG_KEPT_DAYS)),
  entry('google', 'googleLog', texts.googleLog.howLong(LOG_KEPT_DAYS)),
  entry('browser', 'session', texts.session.howLong(), 'firebaseLocalStorageDb'),
  entry('browser', 'cart', texts.cart.howLong(), 'cartItems', 'cartItems.bad'),
  entry('browser', 'bookmarks', texts.bookmarks.howLong(), 'bookmarks'),
  entry('browser', 'wishes', texts.wishes.howLong(), 'wishes', 'wishes.bad', 'accountWishes'),
  entry('browser', 'orderKey', texts.orderKey.howLong(), 'orderKey'),
  entry('browser', 'drafts', texts.drafts.howLong(), 'checkoutDraft', 'continueToCheckout'),
  entry('browser', 'searches', texts.searches.howLong(), 'recentSearches'),
  entry('browser', 'navigation', texts.navigation.howLong(), 'react-router-scroll-positions', 'reloadedRelease'),
  entry('browser', 'adminToken', texts.adminToken.howLong(), 'token', 'clockAhead', 'bookDrafts'),
  entry('browser', 'adminDevices', texts.adminDevices.howLong(DEVICE_TOKEN_DAYS), 'adminDevices'),
  entry('browser', 'adminChoices', texts.adminChoices.howLong(), 'importColumns', 'reorderBelow'),
  entry('browser', 'phoneOrder', texts.phoneOrder.howLong(), 'newOrder'),
];

/** Customers get their data in the export; with their account it is deleted or becomes anonymous. */
type Subjects = 'customers' | 'others' | 'nobody';

const rules = (subjects: Subjects, isBackedUp: boolean) => ({ subjects, isBackedUp });

/** Backups leave out data that expires within a day, and mails and alerts, which a restore would send twice. */
export const COLLECTIONS = {
  orders: rules('customers', true),
  deliveries: rules('customers', true),
  mail: rules('customers', false),
  customers: rules('customers', true),
  wishes: rules('customers', true),
  invoices: rules('customers', true),
  withdrawals: rules('customers', true),
  alerts: rules('customers', false),
  publishers: rules('others', true),
  throttles: rules('others', false),
  changes: rules('others', true),
  imports: rules('others', true),
  importParts: rules('nobody', true),
  admins: rules('others', true),
  revokedTokens: rules('others', false),
  books: rules('nobody', true),
  excerpts: rules('nobody', true),
  stock: rules('nobody', true),
  covers: rules('nobody', true),
  sales: rules('nobody', true),
  tasks: rules('nobody', false),
  tasksRefused: rules('nobody', false),
  meta: rules('nobody', true),
} satisfies Record<string, ReturnType<typeof rules>>;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
