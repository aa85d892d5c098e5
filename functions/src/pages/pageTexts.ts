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
import { shorten } from '../lib/shorten.ts';
import { element, escapeXml, link } from './xml.ts';

/** Shown by search engines and link previews. */
const META_LENGTH = 155;

export const metaDescription = (text: string): string => shorten(text.replaceAll(/\s+/g, ' ').trim(), META_LENGTH);

/** Safe HTML with the struck-through price. */
export function priceHtml(book: Book, regime?: Regime): string {
  const struck = struckPriceOf(book, regime);
  const price = escapeXml(formatPrice(book.newPrice));
  if (!struck) return price;
  const asText = (words: string) => escapeXml(words);
  const oldPrice = common.oldPrice(asText, element('del', formatPrice(struck.oldPrice))).join('');
  const { lowestPrice } = struck;
  const lowest = lowestPrice === undefined ? [] : [escapeXml(lowestPriceBefore(formatPrice(lowestPrice)))];
  return [price, oldPrice, ...lowest].join('<br>');
}

/** Safe HTML: what prices include. EU shops only. */
export function priceNote(regime: Regime = law.regime): string {
  if (regime !== 'eu') return '';
  const write = delivery.charge ? legal.priceNote : legal.priceNoteFreeDelivery;
  const [before = '', words = '', after = ''] = write((text) => text).map(escapeXml);
  return `<p>${before}<a href="/legal/terms#delivery">${words}</a>${after}</p>`;
}

/** Contains the shop's name once. */
export const pageTitle = (name: string): string => (name.startsWith(shop.name) ? name : `${name} · ${shop.name}`);

export function trailTo(category: Category | null): [name: string, path: string][] {
  const shelf: [string, string][] = category ? [[categoryName(category), browsePath({ ...EVERYTHING, category })]] : [];
  return [[messages.home, '/'], [messages.books, browsePath(EVERYTHING)], ...shelf];
}

export const allBooksLink = (): string =>
  `<p>${link('/books', messages.allBooks)}</p>${element('p', messages.scriptsNeeded)}`;

/** https://schema.org/BreadcrumbList */
export function describeTrail(shopUrl: string, trail: [name: string, path: string][]) {
  const items = trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: shopUrl + path,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}
