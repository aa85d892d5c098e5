import type { Book } from '@bookstore/contract/api/book';
import { type Category, categoryName } from '@bookstore/contract/constants';
import { formatPrice } from '@bookstore/contract/format/money';
import { browsePath, EVERYTHING } from '@bookstore/contract/search/browseState';
import { type Regime, struckPriceOf } from '@bookstore/contract/struckPrice';
import * as common from '@bookstore/messages/common';
import { lowestPriceBefore } from '@bookstore/messages/facts';
import * as legal from '@bookstore/messages/legal';
import * as messages from '@bookstore/messages/pages';
import { delivery } from '@bookstore/shop/delivery';
import { law } from '@bookstore/shop/law';
import { shop } from '@bookstore/shop/shop';
import { element, escapeXml, link } from './xml.ts';

/** A text of at most so many characters, which ends in an ellipsis where something is left out. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** About as much as search engines and link previews show. */
const META_LENGTH = 155;

/** What a page says of itself, of a text of any length: on one line. */
export const metaDescription = (text: string): string => shorten(text.replaceAll(/\s+/g, ' ').trim(), META_LENGTH);

/** A book's price as safe HTML, with what is struck through beside it. */
export function priceOf(book: Book, regime?: Regime): string {
  const struck = struckPriceOf(book, regime);
  const price = escapeXml(formatPrice(book.newPrice));
  if (!struck) return price;
  const asText = (words: string) => escapeXml(words);
  const oldPrice = common.oldPrice(asText, element('del', formatPrice(struck.oldPrice))).join('');
  const { lowestPrice } = struck;
  const lowest = lowestPrice === undefined ? [] : [escapeXml(lowestPriceBefore(formatPrice(lowestPrice)))];
  return [price, oldPrice, ...lowest].join('<br>');
}

/** What prices contain and what comes on top, as safe HTML: with the law of the Union alone, beside prices or once above a list of them. */
export function priceNote(regime: Regime = law.regime): string {
  if (regime !== 'eu') return '';
  const write = delivery.charge ? legal.priceNote : legal.priceNoteFreeDelivery;
  const [before = '', words = '', after = ''] = write((text) => text).map(escapeXml);
  return `<p>${before}<a href="/legal/terms#delivery">${words}</a>${after}</p>`;
}

/** What a page is called in a list of results: with the shop's name once. */
export const titleOf = (name: string): string => (name.startsWith(shop.name) ? name : `${name} · ${shop.name}`);

/** The way to a shelf: name and path of each page. */
export function trailTo(category: Category | null): [name: string, path: string][] {
  const shelf: [string, string][] = category ? [[categoryName(category), browsePath({ ...EVERYTHING, category })]] : [];
  return [[messages.home, '/'], [messages.books, browsePath(EVERYTHING)], ...shelf];
}

/** The end of a page for readers without scripts. */
export const allBooksLink = (): string =>
  `<p>${link('/books', messages.allBooks)}</p>${element('p', messages.scriptsNeeded)}`;

/** The way from the home page to a page: https://schema.org/BreadcrumbList */
export function describeTrail(shopUrl: string, trail: [name: string, path: string][]) {
  const items = trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: shopUrl + path,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}
