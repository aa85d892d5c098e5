import type { Book } from '@bookstore/contract/api/book';
import type { NamedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import * as messages from '@bookstore/messages/series';
import { shop } from '@bookstore/shop/shop';
import { describeList, LIST_STYLE, toItem } from './listPage.ts';
import { allBooksLink, describeTrail, pageTitle, priceNote, trailTo } from './pageTexts.ts';
import { type PageMeta, preloadCall, renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element } from './xml.ts';

interface NamedPage {
  query: NamedBooksQuery;
  books: readonly Book[];
}

const describeQuery = (query: NamedBooksQuery) =>
  query.kind === 'series'
    ? {
        name: query.series,
        path: seriesPath(query.series),
        call: apiPaths.booksPage({ series: query.series }),
        description: messages.seriesDescription(query.series, shop.name),
      }
    : {
        name: query.contributor,
        path: contributorPath(query.contributor),
        call: apiPaths.booksPage({ contributor: query.contributor }),
        description: messages.personDescription(query.contributor, shop.name),
      };

/** https://schema.org/BookSeries, or https://schema.org/ItemList for a person. */
function describeBooks({ query, books }: NamedPage, url: string, addresses: ShopAddresses) {
  if (query.kind !== 'series') return describeList(books, addresses);
  const hasPart = books.map(({ _id, title, series }) => ({
    '@type': 'Book',
    '@id': addresses.book(_id),
    url: addresses.book(_id),
    name: title,
    ...(series?.number !== undefined && { position: series.number }),
  }));
  return { '@context': 'https://schema.org', '@type': 'BookSeries', '@id': url, url, name: query.series, hasPart };
}

function toMeta(page: NamedPage, addresses: ShopAddresses): PageMeta {
  const { name, path, description } = describeQuery(page.query);
  const { shopUrl } = addresses;
  return {
    title: pageTitle(name),
    description,
    address: shopUrl + path,
    image: { address: addresses.sharedPicture, alt: shop.name },
    blocks: [describeBooks(page, shopUrl + path, addresses), describeTrail(shopUrl, [...trailTo(null), [name, path]])],
  };
}

function toContent({ query, books }: NamedPage, addresses: ShopAddresses): string {
  const toNote = ({ series }: Book) =>
    query.kind === 'series' && series?.number !== undefined ? messages.book(series.number) : '';
  return [
    element('p', query.kind === 'series' ? messages.series : messages.booksOfPerson),
    element('h1', describeQuery(query).name),
    priceNote(),
    `<ol class="books">${books.map((book) => toItem(book, addresses, toNote(book))).join('')}</ol>`,
    allBooksLink(),
  ].join('');
}

export function renderNamed(document: string, page: NamedPage, addresses: ShopAddresses): string {
  return renderPage(document, toMeta(page, addresses), {
    content: toContent(page, addresses),
    style: LIST_STYLE,
    head: preloadCall(describeQuery(page.query).call),
  });
}

export const renderNoneNamed = (document: string, { kind }: NamedBooksQuery): string =>
  renderPage(
    document,
    { title: pageTitle(kind === 'series' ? messages.series : messages.booksOfPerson) },
    { content: `${element('p', kind === 'series' ? messages.noSuchSeries : messages.noSuchPerson)}${allBooksLink()}` },
  );
