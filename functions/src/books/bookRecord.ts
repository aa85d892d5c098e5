import type { Book } from '@bookstore/contract/api/book';
import type { DETAIL_NAMES } from '@bookstore/contract/api/bookDetails';
import { availabilityOf } from '@bookstore/contract/api/stock';
import { BOOK_FORMATS, CATEGORIES, SUBJECT_SCHEMES } from '@bookstore/contract/constants';
import { centsToNumber } from '@bookstore/contract/format/money';
import { type Regime, struckPriceOf } from '@bookstore/contract/struckPrice';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { namedCoverSchema, toBookCover } from '../covers/coverRecord.ts';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';

export const booksOf = (db: Firestore) => db.collection('books');

export const bookDocumentSchema = z.object({
  title: z.string(),
  /** '' if unknown. */
  author: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  coverImage: z.string(),
  cover: namedCoverSchema.nullable().default(null),
  newPriceCents: z.int(),
  oldPriceCents: z.int(),
  /** Lowest price of the 30 days before a reduction; null without one (priceHistory.ts). */
  lowestBeforeCents: z.int().nullable().default(null),
  trending: z.boolean(),
  /** Thirteen digits. Details below are '' or 0 if unknown, also in older documents. */
  isbn: z.string().default(''),
  publisher: z.string().default(''),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  published: z.string().default(''),
  pages: z.int().default(0),
  /** BCP 47. */
  language: z.string().default(''),
  format: z.enum([...BOOK_FORMATS, '']).default(''),
  subtitle: z.string().default(''),
  imprint: z.string().default(''),
  contributors: z.array(z.object({ name: z.string(), role: z.string() })).default([]),
  /** `number` may be ''. */
  series: z.object({ name: z.string(), number: z.string() }).nullable().default(null),
  subjects: z.array(z.object({ scheme: z.enum(SUBJECT_SCHEMES), code: z.string() })).default([]),
  note: z.object({ text: z.string(), by: z.string() }).nullable().default(null),
  /** Names its excerpt (bookExcerpts.ts); '' without one. */
  excerptHash: z.string().default(''),
  /** Whether ordering is disabled. */
  withheld: z.boolean().default(false),
  /**
   * `priceCents` and `withheld` are the record's values; the shop may have decided others. A null price is the shop's
   * own.
   */
  source: z
    .object({
      sender: z.string(),
      reference: z.string(),
      sentAt: timestamp.nullable(),
      priceCents: z.int().nullable(),
      withheld: z.boolean(),
    })
    .nullable()
    .default(null),
  /** `sourceKeyOf` the record; '' without one or after undoing its import. */
  sourceKey: z.string().default(''),
  /** Shown stock (shownCopies.ts); null if not tracked. */
  shownCopies: z.int().nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
  deletedAt: timestamp.nullable(),
  /** Catalogue version of the book's latest change. */
  changeSeq: z.int(),
  /** Hash of the fields created under an idempotency key; '' without one. */
  createdFrom: z.string().default(''),
});

/** Read by imports only. */
const IMPORTED_FIELDS = ['source', 'sourceKey'];

/** Fields read by lists; search keys are skipped. */
export const BOOK_FIELDS = Object.keys(bookDocumentSchema.shape).filter((name) => !IMPORTED_FIELDS.includes(name));

export type BookRecord = z.output<typeof bookDocumentSchema> & { id: string };

export type BookContent = Omit<BookRecord, 'changeSeq'>;

/** The repository completes the picture's id or refuses it. */
export type BookDraft = Omit<BookContent, 'cover'> & {
  cover: { id: string } | null;
  excerpt?: string | undefined;
};

export const sourceKeyOf = ({ sender, reference }: { sender: string; reference: string }): string =>
  hashOf('record', sender, reference).slice(0, 24);

/** Includes deleted books. @throws InvalidDocument */
export function readBook(document: StoredDocument): BookRecord | null {
  return readDocument(bookDocumentSchema, document);
}

const { shape } = bookDocumentSchema;
const lenientSchema = z.object({
  title: shape.title.catch(''),
  author: shape.author.catch(''),
  description: shape.description.catch(''),
  category: shape.category.catch(CATEGORIES[0]),
  coverImage: shape.coverImage.catch(''),
  cover: shape.cover.catch(null),
  newPriceCents: shape.newPriceCents.catch(0),
  oldPriceCents: shape.oldPriceCents.catch(0),
  lowestBeforeCents: shape.lowestBeforeCents.catch(null),
  trending: shape.trending.catch(false),
  isbn: shape.isbn.catch(''),
  publisher: shape.publisher.catch(''),
  published: shape.published.catch(''),
  pages: shape.pages.catch(0),
  language: shape.language.catch(''),
  format: shape.format.catch(''),
  subtitle: shape.subtitle.catch(''),
  imprint: shape.imprint.catch(''),
  contributors: shape.contributors.catch([]),
  series: shape.series.catch(null),
  subjects: shape.subjects.catch([]),
  note: shape.note.catch(null),
  excerptHash: shape.excerptHash.catch(''),
  withheld: shape.withheld.catch(false),
  source: shape.source.catch(null),
  sourceKey: shape.sourceKey.catch(''),
  shownCopies: shape.shownCopies.catch(null),
  createdAt: shape.createdAt.catch(new Date(0)),
  updatedAt: shape.updatedAt.catch(new Date(0)),
  deletedAt: shape.deletedAt.catch(null),
  changeSeq: shape.changeSeq.catch(0),
  createdFrom: shape.createdFrom.catch(''),
});

/** Unreadable fields are empty and the price is zero, so never sell or store the result. */
export function readLeniently(document: StoredDocument): BookRecord | null {
  return readDocument(lenientSchema, document);
}

export function isOnSale(book: BookRecord | null): book is BookRecord {
  return book !== null && book.deletedAt === null;
}

/** Returns it only where law requires it beside a struck-through price. */
export function lowestPriceOf(
  { newPriceCents, oldPriceCents, lowestBeforeCents }: BookContent,
  regime?: Regime,
): number | undefined {
  if (lowestBeforeCents === null) return undefined;
  const book = {
    newPrice: centsToNumber(newPriceCents),
    oldPrice: centsToNumber(oldPriceCents),
    lowestPrice: centsToNumber(lowestBeforeCents),
  };
  return struckPriceOf(book, regime)?.lowestPrice;
}

const toSeries = ({ name, number }: NonNullable<BookContent['series']>) => ({ name, ...(number && { number }) });

export function toBook(book: BookContent): Book {
  const lowestPrice = lowestPriceOf(book);
  return {
    _id: book.id,
    title: book.title,
    ...(book.author && { author: book.author }),
    description: book.description,
    category: book.category,
    coverImage: book.coverImage,
    ...(book.cover && { cover: toBookCover(book.cover) }),
    newPrice: centsToNumber(book.newPriceCents),
    oldPrice: centsToNumber(book.oldPriceCents),
    ...(lowestPrice !== undefined && { lowestPrice }),
    trending: book.trending,
    ...(book.subtitle && { subtitle: book.subtitle }),
    ...(book.contributors.length > 0 && { contributors: book.contributors }),
    ...(book.series && { series: toSeries(book.series) }),
    ...(book.isbn && { isbn: book.isbn }),
    ...(book.publisher && { publisher: book.publisher }),
    ...(book.imprint && { imprint: book.imprint }),
    ...(book.published && { published: book.published }),
    ...(book.pages && { pages: book.pages }),
    ...(book.language && { language: book.language }),
    ...(book.format && { format: book.format }),
    ...(book.subjects.length > 0 && { subjects: book.subjects }),
    ...(book.note && { note: book.note }),
    ...(book.excerptHash && { hasExcerpt: true }),
    ...(book.withheld && { orderable: false }),
    ...availabilityOf(book.shownCopies),
    createdAt: book.createdAt.toISOString(),
    updatedAt: book.updatedAt.toISOString(),
  };
}

export type Details = Pick<
  BookContent,
  (typeof DETAIL_NAMES)[number] | 'withheld' | 'excerptHash' | 'source' | 'sourceKey'
>;

export const NO_DETAILS: Readonly<Details> = {
  subtitle: '',
  contributors: [],
  series: null,
  isbn: '',
  publisher: '',
  imprint: '',
  published: '',
  pages: 0,
  language: '',
  format: '',
  subjects: [],
  note: null,
  excerptHash: '',
  withheld: false,
  source: null,
  sourceKey: '',
};

const EXCERPT_HASH_LENGTH = 16;

/** '' without an excerpt. */
export const excerptHashOf = (text: string): string =>
  text === '' ? '' : hashOf('excerpt', text).slice(0, EXCERPT_HASH_LENGTH);
