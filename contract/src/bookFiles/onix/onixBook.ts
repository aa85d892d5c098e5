import type { BookSeries, BookSubject, Contributor } from '../../api/bookDetails.ts';
import { isSubjectCode, toLanguageTag, toPageCount } from '../../bookFields.ts';
import type { BookFormat } from '../../constants.ts';
import { toIsbn13 } from '../../isbn.ts';
import { LIMITS } from '../../limits.ts';
import { isRealPublication } from '../../publishedDate.ts';
import { NO_LANGUAGES } from '../languages.ts';
import { collateralOf } from './onixCollateral.ts';
import { contributorsOf, type SafetyContact, safetyContactsOf } from './onixContributors.ts';
import { dateOf } from './onixDates.ts';
import { childOf, childrenOf, fieldOf, type OnixElement } from './onixElement.ts';
import { type OnixMarket, priceOf, suppliesOf } from './onixPrice.ts';
import { plainLine } from './onixText.ts';

/** Omitted fields are absent; null means explicitly none. */
export interface OnixBook {
  /** Thirteen digits. */
  isbn?: string;
  title?: string;
  subtitle?: string;
  contributors?: Contributor[] | null;
  series?: BookSeries | null;
  /** Main subject first. */
  subjects?: BookSubject[];
  description?: string;
  excerpt?: string;
  imprint?: string;
  publisher?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  published?: string;
  pages?: number;
  /** BCP 47. */
  language?: string;
  format?: BookFormat;
  orderable?: boolean;
  /** In the shop's currency with two decimals. */
  price?: string;
  /** Shown to the bookseller, never fetched. */
  coverLink?: string;
  publisherContacts?: SafetyContact[];
}

export interface OnixDefaults {
  currency: string;
  priceType: string;
  language: string;
}

interface Options {
  market: OnixMarket;
  /** BCP 47. */
  language: string;
  defaults: OnixDefaults;
}

const IDENTIFIERS = ['15', '03', '02'];

export function isbnTextsOf(product: OnixElement): string[] {
  const identifiers = childrenOf(product, 'ProductIdentifier');
  return IDENTIFIERS.flatMap((type) =>
    identifiers
      .filter((identifier) => fieldOf(identifier, 'ProductIDType') === type)
      .map((identifier) => fieldOf(identifier, 'IDValue')),
  );
}

export const isbnOf = (product: OnixElement): string | null =>
  isbnTextsOf(product)
    .map(toIsbn13)
    .find((isbn) => isbn !== null) ?? null;

function titleTextOf(element: OnixElement | undefined): string {
  const text = plainLine(element && childOf(element, 'TitleText'));
  if (text || !element) return text;
  const parts = ['TitlePrefix', 'TitleWithoutPrefix'].map((part) => plainLine(childOf(element, part))).filter(Boolean);
  return parts.join(parts[0]?.endsWith('’') || parts[0]?.endsWith("'") ? '' : ' ');
}

const DISTINCTIVE = '01';

/** The volume's title, or the collection's title with the number. */
function titleOf(detail: OnixElement): Pick<OnixBook, 'title' | 'subtitle'> {
  const details = childrenOf(detail, 'TitleDetail');
  const title = details.find((one) => fieldOf(one, 'TitleType') === DISTINCTIVE);
  if (!title) return {};
  const elements = childrenOf(title, 'TitleElement');
  const ofLevel = (level: string) => elements.find((one) => fieldOf(one, 'TitleElementLevel') === level);
  const own = ofLevel('01');
  const text = titleTextOf(own) || [titleTextOf(ofLevel('02')), fieldOf(own, 'PartNumber')].filter(Boolean).join(' ');
  const subtitle = plainLine(childOf(own, 'Subtitle'));
  return { ...(text && { title: text }), ...(subtitle && { subtitle }) };
}

const PUBLISHERS_COLLECTION = '10';

function seriesOf(detail: OnixElement): Pick<OnixBook, 'series'> {
  if (childOf(detail, 'NoCollection')) return { series: null };
  const collections = childrenOf(detail, 'Collection');
  const collection =
    collections.find((one) => fieldOf(one, 'CollectionType') === PUBLISHERS_COLLECTION) ?? collections[0];
  const elements = collection
    ? childrenOf(collection, 'TitleDetail').flatMap((one) => childrenOf(one, 'TitleElement'))
    : [];
  const ofLevel = (level: string) => elements.find((one) => fieldOf(one, 'TitleElementLevel') === level);
  const name = titleTextOf(ofLevel('02'));
  if (!name) return {};
  const sequence = childOf(collection, 'CollectionSequence');
  const number =
    fieldOf(ofLevel('01'), 'PartNumber') ||
    fieldOf(ofLevel('02'), 'PartNumber') ||
    fieldOf(sequence, 'CollectionSequenceNumber');
  return { series: { name, ...(number && { number }) } };
}

const LANGUAGE_OF_TEXT = '01';

function languageOf(detail: OnixElement, { defaults }: Options): Pick<OnixBook, 'language'> {
  const languages = childrenOf(detail, 'Language');
  const code = languages
    .filter((one) => fieldOf(one, 'LanguageRole') === LANGUAGE_OF_TEXT)
    .map((one) => fieldOf(one, 'LanguageCode'))[0];
  const language = toLanguageTag(code ?? defaults.language);
  return language && !NO_LANGUAGES.includes(language) ? { language } : {};
}

/** In order of preference: main content, all content, numbered pages, all pages. */
const PAGE_COUNTS = ['00', '11', '05', '07'];
const PAGES = '03';

function pagesOf(detail: OnixElement): Pick<OnixBook, 'pages'> {
  const extents = childrenOf(detail, 'Extent').filter((one) => fieldOf(one, 'ExtentUnit') === PAGES);
  const found = PAGE_COUNTS.map((type) => extents.find((one) => fieldOf(one, 'ExtentType') === type)).find(Boolean);
  const pages = toPageCount(fieldOf(found, 'ExtentValue').replace(/^0+/, ''));
  return pages === null ? {} : { pages };
}

const SCHEMES: ReadonlyMap<string, BookSubject['scheme']> = new Map([
  ['93', 'thema'],
  ['10', 'bisac'],
]);

export const schemeOf = (subject: OnixElement): BookSubject['scheme'] | undefined =>
  SCHEMES.get(fieldOf(subject, 'SubjectSchemeIdentifier'));

/** One element may contain several, separated by semicolons. */
function subjectsOf(detail: OnixElement): Pick<OnixBook, 'subjects'> {
  const isMain = (subject: OnixElement) => childOf(subject, 'MainSubject') !== undefined;
  const ordered = childrenOf(detail, 'Subject').toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const subjects = new Map<string, BookSubject>();
  for (const subject of ordered) {
    const scheme = schemeOf(subject);
    if (!scheme) continue;
    for (const code of fieldOf(subject, 'SubjectCode').toUpperCase().split(/[;\s]/)) {
      const isCode = isSubjectCode(scheme, code) && code.length <= LIMITS.subjectCode;
      if (isCode) subjects.set(`${scheme} ${code}`, { scheme, code });
    }
  }
  return subjects.size > 0 ? { subjects: [...subjects.values()] } : {};
}

/** BB is hardback, BC paperback. */
const toFormat = (form: string): BookFormat => {
  if (form === 'BB') return 'hardcover';
  return form === 'BC' ? 'paperback' : 'other';
};

function descriptiveOf(detail: OnixElement, options: Options): OnixBook {
  const contributors = contributorsOf(detail);
  const form = fieldOf(detail, 'ProductForm');
  return {
    ...titleOf(detail),
    ...(childOf(detail, 'NoContributor') ? { contributors: null } : contributors.length > 0 && { contributors }),
    ...seriesOf(detail),
    ...subjectsOf(detail),
    ...pagesOf(detail),
    ...languageOf(detail, options),
    ...(form && { format: toFormat(form) }),
  };
}

const PUBLISHER = '01';
const PUBLICATION = '01';

function publishingOf(publishing: OnixElement): OnixBook {
  const imprint = plainLine(childOf(childOf(publishing, 'Imprint') ?? publishing, 'ImprintName'));
  const publishers = childrenOf(publishing, 'Publisher');
  const publisher = publishers.find((one) => [PUBLISHER, ''].includes(fieldOf(one, 'PublishingRole'))) ?? publishers[0];
  const name = plainLine(childOf(publisher, 'PublisherName'));
  const date = childrenOf(publishing, 'PublishingDate').find(
    (one) => fieldOf(one, 'PublishingDateRole') === PUBLICATION,
  );
  const published = dateOf(date);
  return {
    ...(imprint && { imprint }),
    ...(name && { publisher: name }),
    ...(published && isRealPublication(published) && { published }),
  };
}

/** Codes for cancelled, out of print, inactive, withdrawn and recalled books. */
const NOT_PUBLISHED = ['01', '03', '06', '07', '08', '11', '12', '15', '16', '17'];
/** Codes for cancelled, postponed, unavailable and out-of-print books. */
const NOT_AVAILABLE = /^(?:01|09|4\d|5[12])$/;
const IS_AVAILABLE = /^(?:1\d|2\d|3\d)$/;

/** A book is orderable if any supplier has or will have it and the publisher has not given it up. */
function orderableOf(product: OnixElement, supplies: readonly OnixElement[]): Pick<OnixBook, 'orderable'> {
  const status = fieldOf(childOf(product, 'PublishingDetail'), 'PublishingStatus');
  if (NOT_PUBLISHED.includes(status)) return { orderable: false };
  const availabilities = supplies.map((supply) => fieldOf(supply, 'ProductAvailability'));
  if (availabilities.some((code) => IS_AVAILABLE.test(code))) return { orderable: true };
  return availabilities.some((code) => NOT_AVAILABLE.test(code)) ? { orderable: false } : {};
}

export function readOnixBook(product: OnixElement, options: Options): OnixBook {
  const { market, defaults } = options;
  const descriptive = childOf(product, 'DescriptiveDetail');
  const collateral = childOf(product, 'CollateralDetail');
  const publishing = childOf(product, 'PublishingDetail');
  const supplies = suppliesOf(product, market);
  const isbn = isbnOf(product);
  const price = priceOf(product, market, { currency: defaults.currency, type: defaults.priceType });
  const contacts = safetyContactsOf(product, supplies);
  return {
    ...(isbn && { isbn }),
    ...(descriptive && descriptiveOf(descriptive, options)),
    ...(collateral && collateralOf(collateral, options)),
    ...(publishing && publishingOf(publishing)),
    ...orderableOf(product, supplies),
    ...(price && { price }),
    ...(contacts.length > 0 && { publisherContacts: contacts }),
  };
}
