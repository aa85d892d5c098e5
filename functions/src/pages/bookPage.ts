import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { PublisherContact } from '@bookstore/contract/api/publisher';
import { DEFAULT_AUTHOR } from '@bookstore/contract/constants';
import { bookFacts, formatPublished, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { describeBook } from '@bookstore/contract/format/bookJsonLd';
import * as excerptMessages from '@bookstore/messages/excerpt';
import * as messages from '@bookstore/messages/pages';
import * as safety from '@bookstore/messages/publishers';
import { shop } from '@bookstore/shop/shop';
import { bookFirstView } from './firstView.ts';
import { describeTrail, priceOf, shorten, titleOf, trailTo } from './pageTexts.ts';
import { type PageMeta, renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml } from './xml.ts';

/** About as much as search engines and link previews show. */
const META_LENGTH = 155;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function toMeta(book: Book, addresses: ShopAddresses): PageMeta {
  const address = addresses.book(book._id);
  const cover = addresses.cover(book);
  const author = namedAuthor(book);
  const name = author ? messages.titleBy(book.title, author) : book.title;
  const image = {
    address: cover ?? `${addresses.shopUrl}/og-image.jpg`,
    alt: cover ? messages.coverOf(book.title) : shop.name,
  };
  return {
    title: titleOf(name),
    description: shorten(oneLine(book.description), META_LENGTH),
    address,
    image,
    blocks: [
      describeBook(book, { url: address, cover }),
      describeTrail(addresses.shopUrl, [...trailTo(book.category), [book.title, addresses.pathOf(book._id)]]),
    ],
  };
}

const toFacts = (book: Book) => [
  [messages.author, book.author || DEFAULT_AUTHOR],
  ...(book.published ? [[messages.published, formatPublished(book.published)]] : []),
  ...bookFacts(book),
];

type Contact = Pick<PublisherContact, 'name' | 'address' | 'email'>;

function toContact({ name, address, email }: Contact): string {
  const mail = email && `<a href="mailto:${escapeXml(email)}">${escapeXml(email)}</a>`;
  return `<p>${[escapeXml(name), address && escapeXml(address), mail].filter(Boolean).join('\n')}</p>`;
}

/** Who answers for the safety of the book: Regulation 2023/988, Art. 19. */
function toSafety({ responsible, ...manufacturer }: PublisherContact): string {
  const inUnion = responsible ? element('p', safety.responsibleInUnion) + toContact(responsible) : '';
  return `<details>${element('summary', safety.productSafety)}${toContact(manufacturer)}${inUnion}</details>`;
}

/** What a reader without scripts sees of the book. */
function toContent(book: Book, addresses: ShopAddresses, publisher: PublisherContact | null): string {
  const cover = addresses.cover(book);
  return [
    element('h1', book.title),
    cover ? `<p><img src="${escapeXml(cover)}" alt="${escapeXml(messages.coverOf(book.title))}" width="480"></p>` : '',
    `<p>${priceOf(book)}</p>`,
    book.hasExcerpt
      ? `<p><a href="${escapeXml(addresses.excerptPathOf(book._id))}">${escapeXml(excerptMessages.readExcerpt)}</a></p>`
      : '',
    ...toFacts(book).map(([name, value]) => element('p', `${name}: ${value}`)),
    element('p', book.description),
    publisher ? toSafety(publisher) : '',
    `<p><a href="/books">${escapeXml(messages.allBooks)}</a></p>`,
    element('p', messages.scriptsNeeded),
  ].join('');
}

/** The app asks for the book all the same (decision 022): this way it has asked when its code comes. */
const askForBook = ({ _id }: Book) =>
  `<link rel="preload" as="fetch" href="${escapeXml(apiPaths.book(_id))}" crossorigin="use-credentials">\n`;

/** The document of a book's page. @param links to the page's code, as safe HTML */
export function renderBook(
  document: string,
  book: Book,
  addresses: ShopAddresses,
  links: string,
  publisher: PublisherContact | null = null,
): string {
  return renderPage(document, toMeta(book, addresses), {
    content: toContent(book, addresses, publisher),
    head: askForBook(book) + bookFirstView(addresses.picture(book)),
    links,
  });
}

/** The document of a page of no book: the app says so. */
export function renderNoBook(document: string): string {
  return renderPage(document, { title: titleOf(messages.book) });
}
