import { futurePublicationOf, publicationText } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES, type Category, categoryName } from '@bookstore/contract/constants';
import { CLOTH_INK, clothOf } from '@bookstore/contract/covers';
import { isSoldOut, isWithheld } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { phoneUrl } from '@bookstore/contract/format/phoneUrl';
import { browsePath, EVERYTHING } from '@bookstore/contract/search/browseState';
import { type Regime, struckPriceOf } from '@bookstore/contract/struckPrice';
import { preOrder } from '@bookstore/messages/book';
import * as common from '@bookstore/messages/common';
import { lowestPriceBefore } from '@bookstore/messages/facts';
import * as layout from '@bookstore/messages/layout';
import * as legal from '@bookstore/messages/legal';
import * as messages from '@bookstore/messages/pages';
import { delivery } from '@bookstore/shop/delivery';
import { law } from '@bookstore/shop/law';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { shorten } from '../lib/shorten.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml, link } from './xml.ts';

/** Shown by search engines and link previews. */
const META_LENGTH = 155;

export const metaDescription = (text: string): string => shorten(text.replaceAll(/\s+/g, ' ').trim(), META_LENGTH);

/** Safe HTML with the struck-through price. */
export function priceHtml(book: Book, regime?: Regime): string {
  const struck = struckPriceOf(book, regime);
  const price = element('b', formatPrice(book.newPrice));
  if (!struck) return price;
  const hidden = (words: string) => `<span class="sr-only">${escapeXml(words)}</span>`;
  const oldPrice = common.oldPrice(hidden, element('del', formatPrice(struck.oldPrice))).join('');
  const { lowestPrice } = struck;
  const lowest = lowestPrice === undefined ? [] : [escapeXml(lowestPriceBefore(formatPrice(lowestPrice)))];
  return [`${price} ${oldPrice}`, ...lowest].join('<br>');
}

/** Safe HTML: the price, whether the book is available, and when an announced one is published. */
export function priceParagraphs(book: Book): string {
  const price = formatPrice(book.newPrice);
  if (isWithheld(book)) return `<p class="price">${escapeXml(messages.priceWithheld(price))}</p>`;
  if (isSoldOut(book)) return `<p class="price">${escapeXml(messages.priceSoldOut(price))}</p>`;
  const date = futurePublicationOf(book);
  return `<p class="price">${priceHtml(book)}</p>${date ? element('p', preOrder(publicationText(date))) : ''}`;
}

/** Of covers and prices. */
export const BOOKS_STYLE =
  '.page img{height:auto;aspect-ratio:2/3;object-fit:cover;border-radius:.375rem;background:var(--line)}.drawn{display:grid;flex:none;box-sizing:border-box;width:6rem;aspect-ratio:2/3;padding:.5rem;place-content:center;border-radius:.375rem;overflow:hidden;font:.75rem/1.3 Fraunces,Georgia,serif;text-align:center;overflow-wrap:anywhere}.drawn::before{content:attr(data-title)}.price del{color:var(--ink-soft);font-size:1rem}';

/** Safe HTML: the cover, or the title drawn as one. */
export function coverHtml(book: Book, addresses: ShopAddresses, alt: string, attributes: string): string {
  const cover = addresses.cover(book);
  if (cover) return `<img src="${escapeXml(cover)}" alt="${escapeXml(alt)}" ${attributes}>`;
  return `<span class="drawn" aria-hidden="true" data-title="${escapeXml(book.title)}" style="background:${clothOf(book.title)};color:${CLOTH_INK}"></span>`;
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

/** Safe HTML: ways to order. */
export function waysToOrder(): string {
  const phone = link(phoneUrl(seller.phone), seller.phone);
  const email = link(`mailto:${seller.email}`, seller.email);
  const others = messages
    .callOrWrite(phone, email)
    .map((part) => (part === phone || part === email ? part : escapeXml(part)))
    .join('');
  return `<p>${escapeXml(messages.scriptsNeeded)} ${others}</p>`;
}

export const allBooksLink = (): string => `<p>${link('/books', messages.allBooks)}</p>${waysToOrder()}`;

/** Safe HTML. @param counts of books; absent names every category */
export function categoryLinks(counts?: BookCounts): string {
  const shown = CATEGORIES.filter((category) => counts?.categories[category] !== 0);
  const items = shown.map((category) => {
    const count = counts ? ` (${counts.categories[category]})` : '';
    return `<li>${link(browsePath({ ...EVERYTHING, category }), `${categoryName(category)}${count}`)}</li>`;
  });
  const all = counts ? messages.allBooksCounted(counts.total) : messages.allBooks;
  return `<nav aria-label="${escapeXml(messages.categories)}"><ul><li>${link('/books', all)}</li>${items.join('')}</ul></nav>`;
}

/** Safe HTML for an unknown address. */
export const missingPage = (): string =>
  element('h1', layout.pageNotFoundHeading) + element('p', layout.pageNotFoundReason) + categoryLinks();

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
