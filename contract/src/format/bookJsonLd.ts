import { appearanceOf, firstDayOfDate } from '../announced.ts';
import type { Book } from '../api/book.ts';
import { AUTHOR_ROLE, categoryName } from '../constants.ts';
import { CASH_ON_DELIVERY, PAYMENT_TYPES } from '../payment.ts';
import { type Regime, struckPriceOf } from '../struckPrice.ts';
import { isSoldOut, isWithheld, namedAuthor } from './bookFacts.ts';
import { coAuthorsOf } from './contributors.ts';
import { CURRENCY } from './currency.ts';
import { seriesPath } from './series.ts';

/** A book whose copies are not counted can always be bought. */
const AVAILABILITY = { 'in-stock': 'InStock', low: 'LimitedAvailability', 'sold-out': 'OutOfStock' } as const;

/** A book that is announced can be ordered before its day. */
function describeAvailability(book: Book, now: Date) {
  const appears = appearanceOf(book, now);
  if (isWithheld(book)) return { availability: 'https://schema.org/OutOfStock' };
  if (appears === '' || isSoldOut(book)) {
    return { availability: `https://schema.org/${AVAILABILITY[book.availability ?? 'in-stock']}` };
  }
  return { availability: 'https://schema.org/PreOrder', availabilityStarts: firstDayOfDate(appears) };
}

/** Others have no name there. */
const FORMATS = { hardcover: 'Hardcover', paperback: 'Paperback', other: null } as const;

/** What schema.org calls a role of ONIX code list 17; others are contributors. */
const ROLES: Readonly<Record<string, string>> = { A12: 'illustrator', B01: 'editor', B06: 'translator' };

const toPeople = (names: readonly string[]) => {
  const people = names.map((name) => ({ '@type': 'Person', name }));
  return people.length === 1 ? people[0] : people;
};

/** Whoever has had a part in the book, by what that is called there. */
function describePeople(book: Book) {
  const people = new Map<string, string[]>();
  const add = (role: string, name: string) => {
    const known = people.get(role) ?? [];
    if (!known.includes(name)) people.set(role, [...known, name]);
  };
  const author = namedAuthor(book);
  if (author) add('author', author);
  for (const name of coAuthorsOf(book)) add('author', name);
  for (const { name, role } of book.contributors ?? []) {
    if (role !== AUTHOR_ROLE) add(ROLES[role] ?? 'contributor', name);
  }
  return Object.fromEntries([...people].map(([role, names]) => [role, toPeople(names)]));
}

function describeSeries({ series }: Book, url: string) {
  if (!series) return {};
  const { name, number } = series;
  return {
    isPartOf: { '@type': 'BookSeries', name, url: new URL(seriesPath(name), url).href },
    ...(number !== undefined && { position: number }),
  };
}

function describeDetails({ isbn, publisher, imprint, published, pages, language, format, createdAt }: Book) {
  const bookFormat = format && FORMATS[format];
  return {
    datePublished: published ?? createdAt.slice(0, 10),
    ...(isbn && { isbn, gtin13: isbn }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(imprint && { publisherImprint: { '@type': 'Organization', name: imprint } }),
    ...(pages && { numberOfPages: pages }),
    ...(language && { inLanguage: language }),
    ...(bookFormat && { bookFormat: `https://schema.org/${bookFormat}` }),
  };
}

/** Beside the price to pay, as search results strike it through. */
function describeStruckPrice(book: Book, regime: Regime | undefined) {
  const struck = struckPriceOf(book, regime);
  if (!struck) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: struck.oldPrice.toFixed(2),
      priceCurrency: CURRENCY,
    },
  };
}

/**
 * The book as a product with an offer (schema.org): what a search result shows of it. Addresses are whole, as schema.org asks.
 * @param cover null where the title is drawn instead of a picture.
 */
export function describeBook(
  book: Book,
  { url, cover, regime, now = new Date() }: { url: string; cover: string | null; regime?: Regime; now?: Date },
) {
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Book'],
    '@id': url,
    url,
    name: book.title,
    ...(book.subtitle && { alternativeHeadline: book.subtitle }),
    ...describePeople(book),
    ...describeSeries(book, url),
    description: book.description,
    genre: categoryName(book.category),
    sku: book._id,
    ...describeDetails(book),
    ...(cover && { image: cover }),
    offers: {
      '@type': 'Offer',
      url,
      price: book.newPrice.toFixed(2),
      priceCurrency: CURRENCY,
      ...describeStruckPrice(book, regime),
      ...describeAvailability(book, now),
      itemCondition: 'https://schema.org/NewCondition',
      acceptedPaymentMethod: `https://schema.org/${PAYMENT_TYPES[CASH_ON_DELIVERY.method]}`,
    },
  };
}

const UNSAFE = /[<\u2028\u2029]/g;

/** JSON for a data block: none of it may end a script, begin a comment, or end a line of a script. */
export function toDataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
