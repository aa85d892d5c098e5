import { delivery as ownDelivery } from '@bookstore/shop/delivery';
import { law } from '@bookstore/shop/law';
import { seller } from '@bookstore/shop/seller';
import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';
import { firstDayOfDate, futurePublicationOf } from '../announced.ts';
import type { Book } from '../api/book.ts';
import { AUTHOR_ROLE, categoryName } from '../constants.ts';
import { CASH_ON_DELIVERY, PAYMENT_TYPES } from '../payment.ts';
import { deliveryCents } from '../pricing.ts';
import { type Regime, struckPriceOf } from '../struckPrice.ts';
import { isSoldOut, isWithheld, namedAuthor } from './bookFacts.ts';
import { coAuthorsOf } from './contributors.ts';
import { CURRENCY } from './currency.ts';
import { centsToString, priceToCents } from './money.ts';
import { seriesPath } from './series.ts';

/** Untracked books are in stock. */
const AVAILABILITY = { 'in-stock': 'InStock', low: 'LimitedAvailability', 'sold-out': 'OutOfStock' } as const;

function describeAvailability(book: Book, now: Date) {
  const appears = futurePublicationOf(book, now);
  if (isWithheld(book)) return { availability: 'https://schema.org/OutOfStock' };
  if (appears === '' || isSoldOut(book)) {
    return { availability: `https://schema.org/${AVAILABILITY[book.availability ?? 'in-stock']}` };
  }
  return { availability: 'https://schema.org/PreOrder', availabilityStarts: firstDayOfDate(appears) };
}

const FORMATS = { hardcover: 'Hardcover', paperback: 'Paperback', other: null } as const;

const ROLES: Readonly<Record<string, string>> = { A12: 'illustrator', B01: 'editor', B06: 'translator' };

const toPeople = (names: readonly string[]) => {
  const people = names.map((name) => ({ '@type': 'Person', name }));
  return people.length === 1 ? people[0] : people;
};

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

function describeDetails({ isbn, publisher, imprint, published, pages, language, format }: Book) {
  const bookFormat = format && FORMATS[format];
  return {
    ...(published && { datePublished: published }),
    ...(isbn && { isbn, gtin13: isbn }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(imprint && { publisherImprint: { '@type': 'Organization', name: imprint } }),
    ...(pages && { numberOfPages: pages }),
    ...(language && { inLanguage: language }),
    ...(bookFormat && { bookFormat: `https://schema.org/${bookFormat}` }),
  };
}

/** Search results show it. */
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

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Orders before the cut-off leave the same day, others the next. */
const HANDLING = days(0, 1);

type Delivery = Pick<DeliveryTexts, 'charge' | 'times'>;

/** Charges are for one copy, per country with its own charge. */
function describeDelivery(book: Book, { charge, times }: Delivery) {
  const countries = new Set([seller.country, ...Object.keys(charge?.byCountry ?? {})]);
  return Array.from(countries, (country) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: centsToString(deliveryCents(priceToCents(book.newPrice), country, charge)),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(times && {
      deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: HANDLING, transitTime: days(...times.days) },
    }),
  }));
}

/** EU customers have fourteen days (Directive 2011/83, Art. 9 and 14). */
function describeReturns(url: string, regime: Regime) {
  return {
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: new URL('/legal/returns', url).href,
    ...(regime === 'eu' && {
      applicableCountry: seller.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    }),
  };
}

interface Options {
  url: string;
  cover: string | null;
  regime?: Regime;
  delivery?: Delivery;
  now?: Date;
}

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing */
export function describeBook(
  book: Book,
  { url, cover, regime = law.regime, delivery = ownDelivery, now = new Date() }: Options,
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
      shippingDetails: describeDelivery(book, delivery),
      hasMerchantReturnPolicy: describeReturns(url, regime),
      acceptedPaymentMethod: `https://schema.org/${PAYMENT_TYPES[CASH_ON_DELIVERY.method]}`,
    },
  };
}

const UNSAFE = /[<\u2028\u2029]/g;

/** Writes JSON that cannot end a script, start a comment or break a line. */
export function toDataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
