import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isContributorRole, isPublishedDate, isSubjectCode, toLanguageTag, toPageCount } from '../bookFields.ts';
import { BOOK_FORMATS, type BookFormat, SUBJECT_SCHEMES, type SubjectScheme } from '../constants.ts';
import { toIsbn13 } from '../isbn.ts';
import { LIMITS } from '../limits.ts';
import { line, optionalLine, optionalParagraphs, paragraphs } from '../text.ts';

export interface Contributor {
  name: string;
  /** ONIX code list 17: A01 is an author, B06 a translator. */
  role: string;
}

export interface BookSeries {
  name: string;
  /** As printed: 3, 3a or II. */
  number?: string;
}

export interface BookSubject {
  scheme: SubjectScheme;
  code: string;
}

export interface BookNote {
  text: string;
  by: string;
}

export interface BookExcerpt {
  text: string;
}

export interface BookDetails {
  subtitle?: string;
  /** In the order of the title page. */
  contributors?: Contributor[];
  series?: BookSeries;
  /** Thirteen digits. */
  isbn?: string;
  publisher?: string;
  imprint?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; in the future for an announced book. */
  published?: string;
  pages?: number;
  /** Canonical BCP 47. */
  language?: string;
  format?: BookFormat;
  /** Main subject first. */
  subjects?: BookSubject[];
  note?: BookNote;
  hasExcerpt?: true;
  /** Absent if true. */
  orderable?: false;
}

/** Absent details stay; empty or null ones are removed. */
export interface NewBookDetails {
  subtitle?: string | null;
  contributors?: Contributor[] | null;
  series?: BookSeries | null;
  /** 10 or 13 digits, with or without hyphens and spaces; '' removes it, null is refused. */
  isbn?: string;
  publisher?: string | null;
  imprint?: string | null;
  published?: string | null;
  pages?: number | string | null;
  language?: string | null;
  format?: string | null;
  subjects?: BookSubject[] | null;
  note?: BookNote | null;
  excerpt?: string | null;
  /** Null means true. */
  orderable?: boolean | null;
}

/** @param read returns null for invalid text */
function detail<Detail>(empty: Detail, read: (text: string) => Detail | null, rule: string) {
  return z
    .string(messages.mustBeAText)
    .trim()
    .transform((text, context): Detail => {
      const value = text === '' ? empty : read(text);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    });
}

const orNull = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? '', schema);
const orNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? '')), schema);
const orNone = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? [], schema);

const toPublished = (text: string) => (isPublishedDate(text) ? text : null);
const toFormat = (text: string) => BOOK_FORMATS.find((format) => format === text.toLowerCase()) ?? null;

const contributorSchema = z.object(
  {
    // File cells separate names by semicolons.
    name: line(LIMITS.contributor).refine((name) => !name.includes(';'), messages.withoutSemicolon),
    role: z.string(messages.required).trim().toUpperCase().refine(isContributorRole, messages.invalidRole),
  },
  messages.mustBeAnObject,
);

const seriesSchema = z.object(
  { name: line(LIMITS.series), number: orNumber(optionalLine(LIMITS.seriesNumber)).default('') },
  messages.mustBeAnObject,
);

const subjectSchema = z
  .object(
    {
      scheme: z.enum(SUBJECT_SCHEMES, messages.mustBeOneOf(SUBJECT_SCHEMES.join(', '))),
      code: line(LIMITS.subjectCode).toUpperCase(),
    },
    messages.mustBeAnObject,
  )
  .refine(({ scheme, code }) => isSubjectCode(scheme, code), { path: ['code'], message: messages.invalidSubjectCode });

const listOf = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  orNone(z.array(schema, messages.mustBeAList).max(most, messages.atMostItems(most))).optional();

const noteSchema = z.object(
  { text: paragraphs(LIMITS.bookNote), by: line(LIMITS.contributor) },
  messages.mustBeAnObject,
);

/** Also reads the text of a file cell. */
export const booleanSchema = z
  .union([z.boolean(), z.enum(['true', 'false'])], messages.mustBeTrueOrFalse)
  .transform((value) => value === true || value === 'true');

/** Absent stays absent; removed is '', [], null or, for pages, 0. */
export const detailSchemas = {
  subtitle: orNull(optionalLine(LIMITS.subtitle)).optional(),
  contributors: listOf(contributorSchema, LIMITS.contributors),
  series: seriesSchema.nullable().optional(),
  isbn: detail('', toIsbn13, messages.invalidIsbn).optional(),
  publisher: orNull(optionalLine(LIMITS.publisher)).optional(),
  imprint: orNull(optionalLine(LIMITS.imprint)).optional(),
  published: orNull(detail('', toPublished, messages.invalidPublished)).optional(),
  pages: orNumber(detail(0, toPageCount, messages.invalidPageCount(LIMITS.pages))).optional(),
  language: orNull(detail('', toLanguageTag, messages.invalidLanguage)).optional(),
  format: orNull(detail<BookFormat | ''>('', toFormat, messages.mustBeOneOf(BOOK_FORMATS.join(', ')))).optional(),
  subjects: listOf(subjectSchema, LIMITS.subjects),
  note: noteSchema.nullable().optional(),
  excerpt: orNull(optionalParagraphs(LIMITS.excerpt)).optional(),
  orderable: z.preprocess((value) => value ?? true, booleanSchema).optional(),
};

/** In display order. */
export const DETAIL_NAMES = [
  'subtitle',
  'contributors',
  'series',
  'isbn',
  'publisher',
  'imprint',
  'published',
  'pages',
  'language',
  'format',
  'subjects',
  'note',
] as const;
