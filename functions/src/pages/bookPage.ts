import type { Book } from '@bookstore/contract/book';
import { bookFacts } from '@bookstore/contract/bookFacts';
import { describeBook } from '@bookstore/contract/bookJsonLd';
import { DEFAULT_AUTHOR } from '@bookstore/contract/constants';
import { formatPublished } from '@bookstore/contract/publishedDate';
import { type PageMeta, renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { shorten } from './shorten.ts';
import { element, escapeXml } from './xml.ts';

const SHOP_NAME = 'Book Store';
/** About as much as search engines and link previews show. */
const META_LENGTH = 155;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The way from the home page to the book: https://schema.org/BreadcrumbList */
function toCrumbs(book: Book, addresses: ShopAddresses) {
  const { shopUrl } = addresses;
  const trail = [
    ['Home', `${shopUrl}/`],
    ['Books', `${shopUrl}/books`],
    [capitalize(book.category), `${shopUrl}/books?category=${book.category}`],
    [book.title, addresses.book(book._id)],
  ];
  const items = trail.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}

function toMeta(book: Book, addresses: ShopAddresses): PageMeta {
  const address = addresses.book(book._id);
  const cover = addresses.cover(book);
  const name = [book.title, book.author].filter(Boolean).join(' by ');
  const image = {
    address: cover ?? `${addresses.shopUrl}/og-image.jpg`,
    alt: cover ? `Cover of ${book.title}` : SHOP_NAME,
  };
  return {
    title: name.startsWith(SHOP_NAME) ? name : `${name} · ${SHOP_NAME}`,
    description: shorten(oneLine(book.description), META_LENGTH),
    address,
    image,
    blocks: [describeBook(book, { url: address, cover }), toCrumbs(book, addresses)],
  };
}

const toFacts = (book: Book) => [
  ['Author', book.author || DEFAULT_AUTHOR],
  ...(book.published ? [['Published', formatPublished(book.published, 'en')]] : []),
  ...bookFacts(book),
];

/** What a reader without scripts sees of the book. */
function toContent(book: Book, addresses: ShopAddresses): string {
  const cover = addresses.cover(book);
  return [
    element('h1', book.title),
    cover ? `<p><img src="${escapeXml(cover)}" alt="${escapeXml(`Cover of ${book.title}`)}" width="480"></p>` : '',
    element('p', `$${book.newPrice.toFixed(2)}`),
    ...toFacts(book).map(([name, value]) => element('p', `${name}: ${value}`)),
    element('p', book.description),
    '<p><a href="/books">All books</a></p>',
    element('p', 'To order books this shop needs JavaScript.'),
  ].join('');
}

/** The document of a book's page. */
export function renderBook(document: string, book: Book, addresses: ShopAddresses): string {
  return renderPage(document, toMeta(book, addresses), toContent(book, addresses));
}

/** The document of a page of no book: the app says so. */
export function renderNoBook(document: string): string {
  return renderPage(document, { title: `Book · ${SHOP_NAME}` });
}
