import { firstDayOfDate, futurePublicationOf } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import { bookFacts, canBeOrdered, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { peopleOf } from '@bookstore/contract/search/bookSearch';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/pages';
import { hashOf } from '../lib/hash.ts';
import { shorten } from '../lib/shorten.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml, XML_HEAD } from './xml.ts';

/** Characters; 10,000 books fit into an answer. */
const DESCRIPTION = 500;

function toDetails({ published, subtitle, series, ...book }: Book): string[] {
  const facts = bookFacts(book).filter(([name]) => name !== 'ISBN');
  const volume = series && [series.name, series.number].filter((part) => part !== undefined).join(' ');
  const named = [
    [messages.subtitle, subtitle],
    [messages.series, volume],
    [messages.published, published],
  ].filter(([, value]) => value !== undefined);
  return [...named, ...facts].map(([name = '', value = '']) =>
    [
      '<g:product_detail>',
      element('g:attribute_name', name),
      element('g:attribute_value', value),
      '</g:product_detail>',
    ].join(''),
  );
}

const toAmount = (price: number) => `${price.toFixed(2)} ${CURRENCY}`;

/** A reduced price is a sale price. */
function toPrices(book: Book): string[] {
  const struck = struckPriceOf(book);
  if (!struck) return [element('g:price', toAmount(book.newPrice))];
  return [element('g:price', toAmount(struck.oldPrice)), element('g:sale_price', toAmount(book.newPrice))];
}

/** Announced books can be pre-ordered. */
function toAvailability(book: Book): string[] {
  const appears = futurePublicationOf(book);
  if (!canBeOrdered(book)) return [element('g:availability', 'out_of_stock')];
  if (appears === '') return [element('g:availability', 'in_stock')];
  return [element('g:availability', 'preorder'), element('g:availability_date', `${firstDayOfDate(appears)}T00:00Z`)];
}

/** Google's longest id. */
const ID = 50;

/** Cut ids get a hash. */
const toItemId = (id: string) => (id.length > ID ? `${id.slice(0, ID - 17)}-${hashOf(id).slice(0, 16)}` : id);

/** https://support.google.com/merchants/answer/7052112 */
function toItem(book: Book, cover: string, addresses: ShopAddresses): string {
  return [
    '<item>',
    element('g:id', toItemId(book._id)),
    // Google's longest title.
    element('title', Array.from(book.title).slice(0, 150).join('')),
    element('description', shorten(book.description, DESCRIPTION)),
    element('link', addresses.book(book._id)),
    element('g:image_link', cover),
    ...toPrices(book),
    ...toAvailability(book),
    element('g:condition', 'new'),
    book.isbn ? element('g:gtin', book.isbn) : element('g:identifier_exists', 'no'),
    ...toDetails(book),
    '</item>\n',
  ].join('');
}

/** Books without a picture are omitted, because Google requires one. */
export function productFeed(shopName: string, books: readonly Book[], addresses: ShopAddresses): string {
  const items = books.flatMap((book) => {
    const cover = addresses.cover(book);
    return cover && book.newPrice > 0 ? [toItem(book, cover, addresses)] : [];
  });
  const channel = [
    element('title', shopName),
    element('link', `${addresses.shopUrl}/`),
    element('description', messages.productFeed(shopName)),
  ];
  const tags = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>';
  return `${XML_HEAD}${tags}${channel.join('')}\n${items.join('')}</channel>\n</rss>\n`;
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

function toEntry(book: Book, addresses: ShopAddresses): string {
  const address = addresses.book(book._id);
  const author = namedAuthor(book);
  return [
    '<entry>',
    element('id', address),
    element('title', book.title),
    link('alternate', address),
    element('published', book.createdAt),
    element('updated', book.updatedAt),
    author ? `<author>${element('name', author)}</author>` : '',
    ...peopleOf(book)
      .filter((name) => name !== book.author)
      .map((name) => `<contributor>${element('name', name)}</contributor>`),
    element('summary', shorten(book.description, DESCRIPTION)),
    '</entry>\n',
  ].join('');
}

/** Atom feed (RFC 4287). @param books newest first */
export function newBooksFeed(shopName: string, books: readonly Book[], addresses: ShopAddresses): string {
  const address = `${addresses.shopUrl}/feeds/new.xml`;
  const updated = books.map(({ updatedAt }) => updatedAt).toSorted();
  const head = [
    element('id', address),
    element('title', messages.newBooksFeed(shopName)),
    element('updated', updated.at(-1) ?? new Date(0).toISOString()),
    link('self', address),
    link('alternate', `${addresses.shopUrl}/books`),
    `<author>${element('name', shopName)}</author>`,
  ];
  const entries = books.map((book) => toEntry(book, addresses));
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom">${head.join('')}\n${entries.join('')}</feed>\n`;
}
