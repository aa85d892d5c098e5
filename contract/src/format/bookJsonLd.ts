import { appearanceOf, firstDayOfDate } from '../announced.ts';
import type { Book } from '../api/book.ts';
import { categoryName } from '../constants.ts';
import { CASH_ON_DELIVERY, PAYMENT_TYPES } from '../payment.ts';
import { type Regime, struckPriceOf } from '../struckPrice.ts';
import { isSoldOut, isWithheld, namedAuthor } from './bookFacts.ts';
import { CURRENCY } from './currency.ts';

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

function describeDetails({ isbn, publisher, published, pages, language, format, createdAt }: Book) {
  const bookFormat = format && FORMATS[format];
  return {
    datePublished: published ?? createdAt.slice(0, 10),
    ...(isbn && { isbn, gtin13: isbn }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
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
  const author = namedAuthor(book);
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Book'],
    '@id': url,
    url,
    name: book.title,
    ...(author && { author: { '@type': 'Person', name: author } }),
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
