import { isPublisherSlug } from '../publisherSlug.ts';

export const CHANGE_CODES = [
  'book-added',
  'book-changed',
  'book-deleted',
  'book-restored',
  'books-imported',
  'import-undone',
  'covers-imported',
  'copies-changed',
  'order-placed',
  'order-packed',
  'order-delivered',
  'order-cancelled',
  'order-refused',
  'order-returned',
  'order-undone',
  'order-books-changed',
  'order-delivery-changed',
  'order-notes-changed',
  'order-split',
  'order-merged',
  'order-mail-sent',
  'order-message-sent',
  'invoice-issued',
  'credit-note-issued',
  'withdrawal-settled',
  'withdrawal-reopened',
  'publisher-added',
  'publisher-changed',
  'publisher-deleted',
  'publishers-imported',
  'admin-added',
  'admin-password-changed',
  'admin-made-owner',
  'admin-made-staff',
  'admin-removed',
  'factor-set',
  'factor-removed',
  'factor-reset',
  'factor-demanded',
  'factor-not-demanded',
  'recovery-codes-made',
  'recovery-code-used',
  'customer-exported',
  'customer-erased',
  'backup-restored',
  'sales-recounted',
] as const;
export type ChangeCode = (typeof CHANGE_CODES)[number];

/** No admin can have this name. */
export const BY_COMMAND = 'command';

/** Texts are cut to `LIMITS.changedText`; null means none. */
export interface ChangedField {
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

/** `title` is the new title. Fields are named like file columns, or `cover` or `deleted`. */
export interface ChangedBook {
  _id: string;
  title: string;
  fields: Record<string, ChangedField>;
}

export interface Change {
  _id: string;
  at: string;
  /** User name of an admin, or `BY_COMMAND`. */
  by: string;
  what: ChangeCode;
  /** Ids of the requested item, or of the first ones. A split or merge always has both orders. */
  subjects: string[];
  /** Number of all changed items. */
  count: number;
  books?: ChangedBook[];
  fields?: string[];
}

export interface ChangesPage {
  changes: Change[];
  nextCursor: string | null;
}

const SUBJECT = /^[A-Za-z0-9._-]{1,128}$/;

export const isSubject = (text: string) => SUBJECT.test(text) || isPublisherSlug(text);
