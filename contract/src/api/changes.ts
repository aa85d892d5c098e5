import * as staffMessages from '@bookstore/messages/staff';
import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDay } from '../days.ts';
import { LIMITS } from '../limits.ts';

/** What admins and the operator's commands do to the shop, as the log of changes keeps it. */
export const CHANGE_CODES = [
  'book-added',
  'book-changed',
  'book-deleted',
  'book-restored',
  'books-imported',
  'covers-imported',
  'copies-changed',
  'order-packed',
  'order-delivered',
  'order-cancelled',
  'order-undone',
  'order-mail-sent',
  'admin-added',
  'admin-password-changed',
  'admin-made-owner',
  'admin-made-staff',
  'admin-removed',
  'factor-set',
  'factor-reset',
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

/** The query of the log: all changes of a day of the shop, by a person, of a book, an order, an admin or a customer. */
export const changesQuerySchema = z.object({
  day: z.string().refine(isDay, messages.invalidDay).optional(),
  by: z.string().min(1).max(LIMITS.username, messages.atMostCharacters(LIMITS.username)).optional(),
  subject: z.string().regex(SUBJECT, staffMessages.mustBeASubject).optional(),
  cursor: z.string().min(1).max(1_000).optional(),
});
export type ChangesQuery = z.output<typeof changesQuerySchema>;
