import { isPublisherSlug } from '../publisherSlug.ts';

/** What admins and the operator's commands do to the shop, as the log of changes keeps it. */
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
  'order-mail-sent',
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

/** Whose name stands at what a command has done. No admin has it. */
export const BY_COMMAND = 'command';

/** A field before and after: a text is cut to `LIMITS.changedText` characters, and null is none. */
export interface ChangedField {
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

/** What was changed of a book; `title` is that after the change. Fields are named as columns of a file, or `cover` or `deleted`. */
export interface ChangedBook {
  _id: string;
  title: string;
  fields: Record<string, ChangedField>;
}

/** A line of the log: one for each commit, however many documents it has changed. */
export interface Change {
  _id: string;
  at: string;
  /** An admin's user name, or `BY_COMMAND`. */
  by: string;
  what: ChangeCode;
  /** The ids of what was changed: the one that was asked for, or the first ones. */
  subjects: string[];
  /** How many there are in all. */
  count: number;
  /** Of those subjects that are books. */
  books?: ChangedBook[];
  /** The names of the changed fields of an order. */
  fields?: string[];
}

export interface ChangesPage {
  changes: Change[];
  nextCursor: string | null;
}

const SUBJECT = /^[A-Za-z0-9._-]{1,128}$/;

/** Whether a text can be the id of what was changed: of a book, an order, a customer or a publisher, or an admin's name. */
export const isSubject = (text: string) => SUBJECT.test(text) || isPublisherSlug(text);
