import type { Book } from '@bookstore/contract/api/book';
import { CATEGORIES, categoryName } from '@bookstore/contract/constants';
import { isSoldOut, isWithheld, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { correctionOf, otherMatch } from '@bookstore/contract/search/bookSearch';
import {
  BROWSE_DATA_ID,
  type BrowseData,
  type BrowseState,
  browseDescription,
  browsePath,
  browseTitle,
  canonicalList,
  EVERYTHING,
  isIndexedList,
  PAGE_SIZE,
} from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/pages';
import { shop } from '@bookstore/shop/shop';
import { listFirstView } from './firstView.ts';
import { describeTrail, pageTitle, priceHtml, priceNote, trailTo } from './pageTexts.ts';
import { type PageMeta, renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml, link } from './xml.ts';

export interface ListPage extends Omit<BrowseData, 'path'> {
  state: BrowseState;
}

const firstPosition = ({ page }: BrowseState) => (page - 1) * PAGE_SIZE + 1;

/** https://schema.org/ItemList with the books' addresses. */
function describeList({ state, page }: ListPage, addresses: ShopAddresses) {
  const first = firstPosition(state);
  const items = page.books.map(({ _id }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: addresses.book(_id),
  }));
  return { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: items };
}

function toMeta(list: ListPage, addresses: ShopAddresses): PageMeta {
  const { state } = list;
  const { shopUrl } = addresses;
  const title = browseTitle(state, categoryName);
  const isIndexed = isIndexedList(state);
  return {
    title: pageTitle(title),
    description: browseDescription(title, state),
    // Search engines treat other orders and later pages as the same page.
    address: shopUrl + browsePath(isIndexed ? canonicalList(state) : state),
    isIndexed,
    image: { address: `${shopUrl}/og-image.jpg`, alt: shop.name },
    blocks: state.words ? [] : [describeList(list, addresses), describeTrail(shopUrl, trailTo(state.category))],
  };
}

function priceOrAvailability(book: Book): string {
  const price = formatPrice(book.newPrice);
  if (isWithheld(book)) return element('p', messages.priceWithheld(price));
  return isSoldOut(book) ? element('p', messages.priceSoldOut(price)) : `<p>${priceHtml(book)}</p>`;
}

/** @param note text before the price */
export function toItem(book: Book, addresses: ShopAddresses, note = ''): string {
  const author = namedAuthor(book);
  const cover = addresses.cover(book);
  return [
    '<li>',
    cover ? `<img src="${escapeXml(cover)}" alt="" width="96" loading="lazy">` : '',
    `<h2>${link(addresses.bookPath(book._id), book.title)}</h2>`,
    author ? element('p', author) : '',
    note ? element('p', note) : '',
    priceOrAvailability(book),
    '</li>',
  ].join('');
}

function toShelves({ counts }: ListPage): string {
  const filled = CATEGORIES.filter((category) => counts.categories[category] > 0);
  const shelves = filled.map((category) => {
    const path = browsePath({ ...EVERYTHING, category });
    return `<li>${link(path, `${categoryName(category)} (${counts.categories[category]})`)}</li>`;
  });
  return `<nav aria-label="${escapeXml(messages.categories)}"><ul><li>${link('/books', messages.allBooksCounted(counts.total))}</li>${shelves.join('')}</ul></nav>`;
}

const SEARCH = [
  `<form action="/books"><label>${escapeXml(messages.search)} <input type="search" name="q" required></label>`,
  ` <button>${escapeXml(messages.searchButton)}</button></form>`,
].join('');

function toContent(list: ListPage, addresses: ShopAddresses): string {
  const { state, page } = list;
  const correction = correctionOf(state.words, page.books[0]);
  const next = page.next === null ? null : browsePath({ ...state, page: state.page + 1, after: page.next });
  return [
    element('h1', browseTitle(state, categoryName)),
    correction ? element('p', messages.correctedSearch(correction)) : '',
    SEARCH,
    toShelves(list),
    page.books.length === 0 ? element('p', messages.noBooks) : priceNote(),
    `<ol class="books">${page.books.map((book) => toItem(book, addresses, otherMatch(book, state.words) ?? '')).join('')}</ol>`,
    next === null ? '' : `<p>${link(next, messages.nextPage)}</p>`,
    element('p', messages.scriptsNeeded),
  ].join('');
}

/** @param links preload links as safe HTML */
export function renderList(document: string, list: ListPage, addresses: ShopAddresses, links: string): string {
  const { state, page, counts, etag } = list;
  const value: BrowseData = { path: browsePath(state), page, counts, etag };
  return renderPage(document, toMeta(list, addresses), {
    content: toContent(list, addresses),
    head: listFirstView(page.books.map((book) => addresses.picture(book))),
    links,
    data: { id: BROWSE_DATA_ID, value },
  });
}

/** For an unknown category or invalid cursor. */
export function renderNoList(document: string): string {
  const content = `${element('h1', messages.pageNotFound)}<p>${link('/books', messages.allBooks)}</p>`;
  return renderPage(document, { title: pageTitle(messages.books) }, { content });
}
