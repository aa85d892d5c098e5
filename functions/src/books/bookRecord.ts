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

/** A document of `books`. Its id is the document's. */
export const bookDocumentSchema = z.object({
  title: z.string(),
  /** '' is none. */
  author: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  coverImage: z.string(),
  /** The picture that was uploaded for it, if any. */
  cover: namedCoverSchema.nullable().default(null),
  newPriceCents: z.int(),
  oldPriceCents: z.int(),
  /** The lowest price of the 30 days before it was reduced; null where it is not (priceHistory.ts). */
  lowestBeforeCents: z.int().nullable().default(null),
  trending: z.boolean(),
  /** Thirteen digits; '' is none. So are the details below, and no pages are 0: documents of older releases have none of them. */
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
  /** A number of '' is none. */
  series: z.object({ name: z.string(), number: z.string() }).nullable().default(null),
  subjects: z.array(z.object({ scheme: z.enum(SUBJECT_SCHEMES), code: z.string() })).default([]),
  note: z.object({ text: z.string(), by: z.string() }).nullable().default(null),
  /** Tells its excerpt from others (bookExcerpts.ts); '' is none. */
  excerptHash: z.string().default(''),
  /** Whether nobody can order it. */
  withheld: z.boolean().default(false),
  /**
   * The record of a message of the book trade that says what is known of it; null where none does. `priceCents` and `withheld` are what the
   * book had of it: where it has another, somebody has decided that since. A price of null is the shop's own.
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
  /** By which a later record finds it (batches/importRecords.ts); '' of no record, and of one whose import was undone. */
  sourceKey: z.string().default(''),
  /** Its copies as far as visitors may know of them (shownCopies.ts); null where they are not counted. */
  shownCopies: z.int().nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Null while the book is on sale. A deleted book stays, so that it can be restored. */
  deletedAt: timestamp.nullable(),
  /** The version of the catalogue that the latest change of this book made. */
  changeSeq: z.int(),
  /** A hash of the fields that it was created with under an idempotency key; '' where there was none. */
  createdFrom: z.string().default(''),
});

/** What only an import asks for. */
const IMPORTED_FIELDS = ['source', 'sourceKey'];

/** What lists read of a document: of what it is found by there is more. */
export const BOOK_FIELDS = Object.keys(bookDocumentSchema.shape).filter((name) => !IMPORTED_FIELDS.includes(name));

export type BookRecord = z.output<typeof bookDocumentSchema> & { id: string };

/** What a service decides about a book; the repository adds the change's number, and what the book was reduced from. */
export type BookContent = Omit<BookRecord, 'changeSeq'>;

/** The same while it only says which picture it shall have: the repository knows the rest, or that there is no such picture. */
export type BookDraft = Omit<BookContent, 'cover'> & {
  cover: { id: string } | null;
  /** Where it gets another one. */
  excerpt?: string | undefined;
};

/** By which the book of a record is found again. */
export const sourceKeyOf = ({ sender, reference }: { sender: string; reference: string }): string =>
  hashOf('record', sender, reference).slice(0, 24);

/** @returns null when there is no such document; a deleted book is one. @throws InvalidDocument. */
export function readBook(document: StoredDocument): BookRecord | null {
  return readDocument(bookDocumentSchema, document);
}

const { shape } = bookDocumentSchema;
const remainsSchema = z.object({
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

/**
 * What can be read of a document that is perhaps no valid book, so that it can be deleted, or edited into one. Never to be
 * sold or stored as it is: what could not be read is empty, a price zero.
 */
export function readRemains(document: StoredDocument): BookRecord | null {
  return readDocument(remainsSchema, document);
}

export function isOnSale(book: BookRecord | null): book is BookRecord {
  return book !== null && book.deletedAt === null;
}

/** The lowest price before a reduction, where it has to stand beside a price that is struck through. */
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

/** A book as the API answers it: nothing that is ours to know only. */
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

/** What is known of a book beside the fields of the specification. */
export type Details = Pick<
  BookContent,
  (typeof DETAIL_NAMES)[number] | 'withheld' | 'excerptHash' | 'source' | 'sourceKey'
>;

/** The details of a book of which nothing is known. */
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

/** Tells an excerpt from others of its book; '' of none. */
export const excerptHashOf = (text: string): string =>
  text === '' ? '' : hashOf('excerpt', text).slice(0, EXCERPT_HASH_LENGTH);
