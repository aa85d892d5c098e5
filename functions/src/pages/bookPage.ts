import { futurePublicationOf } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import type { BookNote } from '@bookstore/contract/api/bookDetails';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { PublisherContact } from '@bookstore/contract/api/publisher';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { categoryName, DEFAULT_AUTHOR } from '@bookstore/contract/constants';
import { dayOf } from '@bookstore/contract/days';
import { deliveryTimeText, shippingText } from '@bookstore/contract/deliveryTexts';
import { bookFacts, canBeOrdered, formatPublished, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { describeBook } from '@bookstore/contract/format/bookJsonLd';
import { coAuthorsOf, contributedBy, contributorGroups } from '@bookstore/contract/format/contributors';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import { paymentInSentence } from '@bookstore/contract/payment';
import { browsePath, EVERYTHING } from '@bookstore/contract/search/browseState';
import * as bookMessages from '@bookstore/messages/book';
import { onlyLeft } from '@bookstore/messages/cart';
import * as excerptMessages from '@bookstore/messages/excerpt';
import * as facts from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/pages';
import * as seriesMessages from '@bookstore/messages/series';
import { isolate } from '@bookstore/messages/words';
import { delivery } from '@bookstore/shop/delivery';
import { shop } from '@bookstore/shop/shop';
import { bookFirstView } from './firstView.ts';
import {
  allBooksLink,
  BOOKS_STYLE,
  coverHtml,
  describeTrail,
  metaDescription,
  missingPage,
  pageTitle,
  priceNote,
  priceParagraphs,
  trailTo,
} from './pageTexts.ts';
import { type PageMeta, preloadCall, renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml, link } from './xml.ts';

function toMeta(book: Book, addresses: ShopAddresses): PageMeta {
  const address = addresses.book(book._id);
  const cover = addresses.cover(book);
  const author = namedAuthor(book);
  const name = author ? messages.titleBy(book.title, author) : isolate(book.title);
  const image = {
    address: cover ?? addresses.sharedPicture,
    alt: cover ? messages.coverOf(book.title) : shop.name,
  };
  return {
    title: pageTitle(name),
    description: metaDescription(book.description),
    address,
    image,
    blocks: [
      describeBook(book, { url: address, cover }),
      describeTrail(addresses.shopUrl, [...trailTo(book.category), [book.title, addresses.bookPath(book._id)]]),
    ],
  };
}

/** As the app's page (web/src/shop/book/BookFacts.tsx). Values are safe HTML. */
function toFacts(book: Book): [name: string, html: string][] {
  const { published = dayOf(new Date(book.createdAt), SHOP_TIME_ZONE), category } = book;
  return [
    // The heading names a known author.
    ...(namedAuthor(book) ? [] : [[messages.author, DEFAULT_AUTHOR] satisfies [string, string]]),
    [futurePublicationOf(book) ? bookMessages.appears : messages.published, escapeXml(formatPublished(published))],
    [bookMessages.category, link(browsePath({ ...EVERYTHING, category }), categoryName(category))],
    ...bookFacts(book).map(([name, value]): [string, string] => [name, escapeXml(value)]),
  ];
}

function factList(book: Book): string {
  const facts = toFacts(book).map(([name, html]) => `${element('dt', name)}<dd>${html}</dd>`);
  return `<dl>${facts.join('')}</dl>`;
}

/** As the app's page (web/src/shop/book/BuyBox.tsx), without the day of arrival, which depends on the time. */
function deliveryLines(book: Book): string {
  if (!canBeOrdered(book)) return '';
  const { availability, left = 0 } = book;
  const available = futurePublicationOf(book) ? '' : bookMessages.available;
  const lines = [
    availability === 'low' ? onlyLeft(left) : available,
    deliveryTimeText(),
    bookMessages.deliveryAndPayment(shippingText(), paymentInSentence()).join(''),
    delivery.promise,
  ];
  const items = lines.filter(Boolean).map((line) => element('li', line));
  return `<ul>${items.join('')}</ul>`;
}

type Contact = Pick<PublisherContact, 'name' | 'address' | 'email'>;

function toContact({ name, address, email }: Contact): string {
  const mail = email && `<a href="mailto:${escapeXml(email)}">${escapeXml(email)}</a>`;
  return `<p>${[escapeXml(name), address && escapeXml(address), mail].filter(Boolean).join('\n')}</p>`;
}

/** Contact for product safety: Regulation 2023/988, Art. 19. */
function toSafety({ responsible, ...manufacturer }: PublisherContact): string {
  const inUnion = responsible ? element('p', facts.euContact) + toContact(responsible) : '';
  return `<details>${element('summary', facts.productSafety)}${toContact(manufacturer)}${inUnion}</details>`;
}

const toPeople = (names: readonly string[]) => names.map((name) => link(contributorPath(name), name)).join(', ');

/** @param html safe HTML to insert */
const around = (parts: readonly string[], html: string) =>
  parts.map((part) => (part === html ? part : escapeXml(part))).join('');

function toTitlePage(book: Book): string[] {
  const { subtitle, series } = book;
  const seriesLink = series && link(seriesPath(series.name), series.name);
  const author = namedAuthor(book);
  const authors = [...(author ? [author] : []), ...coAuthorsOf(book)];
  const people = contributorGroups(book).map(({ role, names }) => ({ role, html: toPeople(names) }));
  return [
    subtitle ? element('p', subtitle) : '',
    seriesLink
      ? `<p>${around(
          series.number === undefined
            ? seriesMessages.partOfSeries(seriesLink)
            : seriesMessages.bookOfSeries(series.number, seriesLink),
          seriesLink,
        )}</p>`
      : '',
    authors.length > 0 ? `<p>${toPeople(authors)}</p>` : '',
    ...people.map(({ role, html }) => `<p>${around(contributedBy(role, html), html)}</p>`),
  ];
}

const toNote = ({ text, by }: BookNote) =>
  `<blockquote>${element('p', text)}${element('p', seriesMessages.noteBy(by, shop.name))}</blockquote>`;

function toContent(book: Book, addresses: ShopAddresses, publisher: PublisherContact | null): string {
  return [
    '<div class="book">',
    `<div>${coverHtml(book, addresses, messages.coverOf(book.title), 'width="480"')}</div>`,
    '<div>',
    element('h1', book.title),
    ...toTitlePage(book),
    priceParagraphs(book),
    priceNote(),
    deliveryLines(book),
    book.hasExcerpt ? `<p>${link(addresses.excerptPath(book._id), excerptMessages.readExcerpt)}</p>` : '',
    ...(book.note ? [toNote(book.note)] : []),
    element('p', book.description),
    factList(book),
    publisher ? toSafety(publisher) : '',
    allBooksLink(),
    '</div></div>',
  ].join('');
}

const STYLE =
  '.book{display:grid;gap:1.5rem}.book img,.book .drawn{width:10rem}.book .drawn{font-size:1.25rem}.price{font-size:1.5rem}.page dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;max-width:40rem;margin:0 0 1rem}.page dt{color:var(--ink-soft)}.page dd{margin:0;overflow-wrap:anywhere}.page blockquote{margin:0 0 1rem;padding-inline-start:1rem;border-inline-start:3px solid var(--line)}@media(min-width:40rem){.book{grid-template-columns:16rem minmax(0,1fr);gap:3rem}.book img,.book .drawn{width:16rem}}';

/** @param links preload links as safe HTML */
export function renderBook(
  document: string,
  book: Book,
  addresses: ShopAddresses,
  links: string,
  publisher: PublisherContact | null = null,
): string {
  return renderPage(document, toMeta(book, addresses), {
    content: toContent(book, addresses, publisher),
    style: BOOKS_STYLE + STYLE,
    head: preloadCall(apiPaths.book(book._id)) + bookFirstView(addresses.picture(book)),
    links,
  });
}

export function renderNoBook(document: string): string {
  return renderPage(document, { title: pageTitle(messages.book) }, { content: missingPage() });
}
