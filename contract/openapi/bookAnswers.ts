import * as z from 'zod';
import type { BookAlert } from '../src/api/alert.ts';
import type { Book } from '../src/api/book.ts';
import type { BookChangesAnswer } from '../src/api/bookChanges.ts';
import type { BookExcerpt, BookNote, BookSeries, BookSubject, Contributor } from '../src/api/bookDetails.ts';
import { IMPORT_FATES, type ImportAnswer, type ImportedPublisher, type ImportResult } from '../src/api/bookImport.ts';
import { type BookImports, UNDO_SKIP_REASONS, type UndonePart } from '../src/api/bookImports.ts';
import type { BookCounts, BookTitle } from '../src/api/booksQuery.ts';
import type { BookCover } from '../src/api/cover.ts';
import {
  type FoundBook,
  type FoundFields,
  LOOKUP_SOURCES,
  type LookupAnswer,
  type LookupSource,
} from '../src/api/lookups.ts';
import type { Publisher, PublisherContact, PublishersPage } from '../src/api/publisher.ts';
import type { BestSeller } from '../src/api/sales.ts';
import { AVAILABILITIES, type BookStock, type Stock } from '../src/api/stock.ts';
import { BOOK_FORMATS, CATEGORIES, type Category, SUBJECT_SCHEMES } from '../src/constants.ts';
import { LIMITS, LOW_STOCK } from '../src/limits.ts';
import { answer, category, changedValue, count, fieldError, moment, price, text } from './answer.ts';

const availability = {
  availability: z.enum(AVAILABILITIES).exactOptional().describe('Absent if stock is not tracked'),
  left: z.int().min(1).max(LOW_STOCK).exactOptional().describe('Remaining copies, if few'),
};

const lookupSource = z.enum(Object.keys(LOOKUP_SOURCES) as [LookupSource, ...LookupSource[]]);

const contributors = z
  .array(answer<Contributor>({ name: text, role: text.describe('A code of ONIX code list 17') }))
  .exactOptional();

const cover = answer<BookCover>({
  id: text.regex(/^[0-9a-f]{32}$/).describe('Content hash: GET /api/covers/{id}.webp, or .jpg for a JPEG'),
  width: z.int().min(1),
  height: z.int().min(1),
  type: z.literal('jpeg').exactOptional().describe('Absent for WebP'),
  tint: text
    .regex(/^#[0-9a-f]{6}$/)
    .exactOptional()
    .describe('Dark main colour of the picture'),
});

const contact = { name: text, address: text.exactOptional(), email: text.exactOptional() };

const publisherContact = {
  ...contact,
  responsible: answer<NonNullable<PublisherContact['responsible']>>(contact)
    .exactOptional()
    .describe('In the EU, for a publisher outside the EU'),
};

const publisher = answer<Publisher>({ _id: text, ...publisherContact, updatedAt: moment });

const titlePage = {
  subtitle: text.exactOptional(),
  contributors,
  series: answer<BookSeries>({ name: text, number: text.exactOptional() }).exactOptional(),
};

export const book = answer<Book>({
  _id: text,
  title: text,
  author: text.exactOptional(),
  description: text,
  category,
  coverImage: text.describe('A file name or an http(s) URL; may be empty'),
  newPrice: price,
  oldPrice: price,
  lowestPrice: price
    .exactOptional()
    .describe('For reduced books in EU shops: lowest price of the 30 days before the reduction'),
  trending: z.boolean(),
  cover: cover.exactOptional().describe('An uploaded picture, shown instead of coverImage'),
  isbn: text.length(13).exactOptional(),
  ...titlePage,
  publisher: text.exactOptional(),
  imprint: text.exactOptional(),
  published: text.exactOptional().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
  pages: z.int().min(1).max(LIMITS.pages).exactOptional(),
  language: text.exactOptional().describe('BCP 47'),
  format: z.enum(BOOK_FORMATS).exactOptional(),
  subjects: z
    .array(answer<BookSubject>({ scheme: z.enum(SUBJECT_SCHEMES), code: text }))
    .exactOptional()
    .describe('The main one first'),
  note: answer<BookNote>({ text, by: text }).exactOptional().describe('The bookseller’s recommendation'),
  hasExcerpt: z.literal(true).exactOptional(),
  orderable: z.literal(false).exactOptional().describe('Not available to order'),
  createdAt: moment,
  updatedAt: moment,
  ...availability,
});

const imported = z.strictObject({
  fate: z.enum(IMPORT_FATES),
  _id: text,
  updatedAt: moment.exactOptional(),
  fields: z.array(text).exactOptional().describe('Changed fields: file columns, cover or deleted'),
  differences: z
    .record(text, z.strictObject({ before: changedValue, after: changedValue }))
    .exactOptional()
    .describe(
      `In a dry run: values before and after, texts cut to ${LIMITS.comparedText} characters around the difference`,
    ),
  sameIsbnAs: text.exactOptional().describe('In a dry run: the title of another book on sale with this ISBN'),
  sameIsbnId: text.exactOptional().describe('In a dry run: the id of that book'),
  priceKept: price
    .exactOptional()
    .describe('Price of the record that is not applied, because this shop has set its own'),
  toNote: z.literal(true).exactOptional().describe('In a dry run, for an unchanged book: its latest message is new'),
  otherSender: text
    .exactOptional()
    .describe('Previous sender of the book’s data, if the record has a different sender'),
  publisher: answer<ImportedPublisher>({ name: text, fate: z.enum(['added', 'changed']) })
    .exactOptional()
    .describe('Publisher entry that the record adds or completes, or would; reported once per call'),
  title: text.exactOptional().describe('In a dry run: the title of a book that a record takes off sale'),
});

const refused = z.strictObject({ fate: z.literal('refused'), errors: z.array(fieldError) });

const stock = { count: count.max(LIMITS.copies).nullable().describe('Null if stock is not tracked') };

const ofEachCategory = answer<BookCounts['categories']>(
  Object.fromEntries(CATEGORIES.map((id) => [id, count])) as Record<Category, typeof count>,
);

export const BOOK_ANSWERS = {
  Book: book,
  BookCover: cover,
  BookAlert: answer<BookAlert>({ isSet: z.boolean() }),
  BookCounts: answer<BookCounts>({
    total: count,
    trending: count,
    categories: ofEachCategory,
    soldOut: ofEachCategory.describe('Of these, without a copy left'),
  }),
  BookTitle: answer<BookTitle>({
    _id: text,
    title: text,
    author: text.exactOptional(),
    category,
    newPrice: price,
    coverImage: text,
    cover: cover.exactOptional(),
    isbn: text.length(13).exactOptional(),
    published: text.exactOptional().describe('Only if it is later than the day the book was added'),
    orderable: z.literal(false).exactOptional(),
    ...titlePage,
    ...availability,
  }),
  BestSeller: answer<BestSeller>({
    _id: text,
    copies: z.int().min(1).describe('Ordered in the last thirty days'),
  }),
  BookChangesAnswer: answer<BookChangesAnswer>({
    results: z.array(
      z.strictObject({
        _id: text,
        fate: z.enum(['changed', 'unchanged', 'conflict', 'gone']),
        updatedAt: moment.exactOptional(),
      }),
    ),
  }),
  ImportAnswer: answer<ImportAnswer>({ results: z.array(z.union([imported, refused]) as z.ZodType<ImportResult>) }),
  BookImports: answer<BookImports>({
    imports: z.array(
      z.strictObject({
        _id: text,
        at: moment,
        by: text.describe("An admin's user name, or command"),
        file: text,
        added: count.describe('Books'),
        changed: count.describe('Books'),
        recounted: count.describe('Books whose stock was set'),
        putOnSale: count.describe('Books put on sale; only an owner can undo that'),
        parts: count.describe('Number of parts; each is undone by one call, last part first'),
        undone: z
          .strictObject({ at: moment, by: text, parts: count, restored: count, left: count })
          .exactOptional()
          .describe('Progress of the undo'),
      }),
    ),
  }),
  UndonePart: answer<UndonePart>({
    restored: count,
    left: z
      .array(z.strictObject({ _id: text, title: text, why: z.enum(UNDO_SKIP_REASONS) }))
      .describe('Skipped: changed since, off sale, stock changed, or previous picture deleted'),
  }),
  Stock: answer<Stock>(stock),
  BookStock: answer<BookStock>({
    _id: text,
    ...stock,
    soldOutAt: moment.exactOptional().describe('When the book sold out, if known'),
  }),
  BookExcerpt: answer<BookExcerpt>({ text: text.describe('Paragraphs, separated by line breaks') }),
  PublisherContact: answer<PublisherContact>(publisherContact),
  Publisher: publisher,
  PublishersPage: answer<PublishersPage>({
    publishers: z.array(publisher),
    next: text.nullable().describe('For `after`; null on the last page'),
  }),
  LookupAnswer: answer<LookupAnswer>({
    isbn: text.length(13),
    found: z
      .array(
        answer<FoundBook>({
          source: lookupSource,
          fields: answer<FoundFields>({
            title: text.exactOptional(),
            subtitle: text.exactOptional(),
            author: text.exactOptional(),
            contributors,
            description: text.exactOptional(),
            publisher: text.exactOptional(),
            published: text.exactOptional().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
            pages: z.int().min(1).max(LIMITS.pages).exactOptional(),
            language: text.exactOptional().describe('BCP 47'),
          }),
          cover: z.url().exactOptional().describe('Address of a picture, for viewing only'),
        }),
      )
      .describe('Best source first; empty if no source knows the ISBN'),
    asked: z.array(lookupSource).describe('Empty if lookups are off'),
    silent: z.array(lookupSource).describe('Sources without a readable response'),
  }),
} satisfies Record<string, z.ZodType>;
