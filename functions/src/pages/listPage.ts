import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { correctionOf, otherMatch } from '@bookstore/contract/search/bookSearch';
import {
  BROWSE_DATA_ID,
  type BrowseData,
  type BrowseState,
  browseDescription,
  browsePath,
  browseTitle,
  canonicalList,
  isIndexedList,
  PAGE_SIZE,
} from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/pages';
import { shop } from '@bookstore/shop/shop';
import { listFirstView } from './firstView.ts';
import {
  BOOKS_STYLE,
  categoryLinks,
  coverHtml,
  describeTrail,
  missingPage,
  pageTitle,
  priceNote,
  priceParagraphs,
  trailTo,
  waysToOrder,
} from './pageTexts.ts';
import { type PageMeta, renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml, link } from './xml.ts';

export interface ListPage extends Omit<BrowseData, 'path'> {
  state: BrowseState;
}

const firstPosition = ({ page }: BrowseState) => (page - 1) * PAGE_SIZE + 1;

/** https://schema.org/ItemList with the books' addresses. @param first position of the first book */
export function describeList(books: readonly Book[], addresses: ShopAddresses, first = 1) {
  const items = books.map(({ _id }, index) => ({
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
    image: { address: addresses.sharedPicture, alt: shop.name },
    blocks: state.words
      ? []
      : [
          describeList(list.page.books, addresses, firstPosition(state)),
          describeTrail(shopUrl, trailTo(state.category)),
        ],
  };
}

/** @param note text before the price */
export function toItem(book: Book, addresses: ShopAddresses, note = ''): string {
  const author = namedAuthor(book);
  return [
    '<li>',
    coverHtml(book, addresses, '', 'width="96" loading="lazy"'),
    `<div><h2>${link(addresses.bookPath(book._id), book.title)}</h2>`,
    author ? element('p', author) : '',
    note ? element('p', note) : '',
    priceParagraphs(book),
    '</div></li>',
  ].join('');
}

const SEARCH = [
  `<form class="search" action="/books"><label>${escapeXml(messages.search)} <input type="search" name="q" required></label>`,
  ` <button>${escapeXml(messages.searchButton)}</button></form>`,
].join('');

function toContent(list: ListPage, addresses: ShopAddresses): string {
  const { state, page, counts } = list;
  const correction = correctionOf(state.words, page.books[0]);
  const next = page.next === null ? null : browsePath({ ...state, page: state.page + 1, after: page.next });
  return [
    element('h1', browseTitle(state, categoryName)),
    correction ? element('p', messages.correctedSearch(correction)) : '',
    SEARCH,
    categoryLinks(counts),
    page.books.length === 0 ? element('p', messages.noBooks) : priceNote(),
    `<ol class="books">${page.books.map((book) => toItem(book, addresses, otherMatch(book, state.words) ?? '')).join('')}</ol>`,
    next === null ? '' : `<p>${link(next, messages.nextPage)}</p>`,
    waysToOrder(),
  ].join('');
}

export const LIST_STYLE =
  BOOKS_STYLE +
  '.search{display:flex;gap:.5rem;align-items:end}.search label{flex:1;min-width:0}.search input{display:block;width:100%}.books{padding:0;list-style:none}.books li{display:flex;gap:1rem;padding:1rem 0;border-top:1px solid var(--line)}.books img{width:6rem;flex:none;align-self:start}.books h2{margin:0;font-size:1.25rem;unicode-bidi:plaintext}.page .books p{margin:0}@media(min-width:40rem){.books{display:grid;grid-template-columns:1fr 1fr;gap:0 3rem}}';

/** @param links preload links as safe HTML */
export function renderList(document: string, list: ListPage, addresses: ShopAddresses, links: string): string {
  const { state, page, counts, etag } = list;
  const value: BrowseData = { path: browsePath(state), page, counts, etag };
  return renderPage(document, toMeta(list, addresses), {
    content: toContent(list, addresses),
    style: LIST_STYLE,
    head: listFirstView(page.books.map((book) => addresses.picture(book))),
    links,
    data: { id: BROWSE_DATA_ID, value },
  });
}

/** For an unknown category or invalid cursor. */
export function renderNoList(document: string): string {
  return renderPage(document, { title: pageTitle(messages.books) }, { content: missingPage() });
}
