import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isPublishedDate, toIsbn13, toLanguageTag, toPageCount } from '../bookFields.ts';
import { BOOK_FORMATS, type BookFormat } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { optionalLine } from '../text.ts';

/** What readers ask of a book beside its author, as far as the shop knows. */
export interface BookDetails {
  /** Thirteen digits. */
  isbn?: string;
  publisher?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; to come, for a book that is announced. */
  published?: string;
  pages?: number;
  /** BCP 47, in its canonical form. */
  language?: string;
  format?: BookFormat;
}

/** What a client sends of them: what is absent stays, what is empty or null is removed. */
export interface NewBookDetails {
  /** Of ten or thirteen digits, with hyphens and spaces or without; '' is none, and null is refused. */
  isbn?: string;
  publisher?: string | null;
  published?: string | null;
  pages?: number | string | null;
  language?: string | null;
  format?: string | null;
}

/**
 * A detail as somebody types it.
 * @param none what an empty text is
 * @param read answers null for what it cannot read
 */
function detail<Detail>(none: Detail, read: (text: string) => Detail | null, rule: string) {
  return z
    .string(messages.mustBeAText)
    .trim()
    .transform((text, context): Detail => {
      const value = text === '' ? none : read(text);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    });
}

/** For clients to which null is the word for nothing, and a number one for a number. */
const orNull = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? '', schema);
const orNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? '')), schema);

const toPublished = (text: string) => (isPublishedDate(text) ? text : null);
const toFormat = (text: string) => BOOK_FORMATS.find((format) => format === text.toLowerCase()) ?? null;

/** The details in the body of create-book and edit: an absent one is absent, none is '' or, of pages, 0. */
export const detailSchemas = {
  isbn: detail('', toIsbn13, messages.invalidIsbn).optional(),
  publisher: orNull(optionalLine(LIMITS.publisher)).optional(),
  published: orNull(detail('', toPublished, messages.invalidPublished)).optional(),
  pages: orNumber(detail(0, toPageCount, messages.invalidPageCount(LIMITS.pages))).optional(),
  language: orNull(detail('', toLanguageTag, messages.invalidLanguage)).optional(),
  format: orNull(detail<BookFormat | ''>('', toFormat, messages.mustBeOneOf(BOOK_FORMATS.join(', ')))).optional(),
};

/** The names of the details, in the order in which they are shown. */
export const DETAIL_NAMES = ['isbn', 'publisher', 'published', 'pages', 'language', 'format'] as const;
