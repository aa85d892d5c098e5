import type { Book } from '@bookstore/contract/api/book';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { type ExcerptPart, excerptParts } from '@bookstore/contract/format/excerptParts';
import * as messages from '@bookstore/messages/excerpt';
import { metaDescription, pageTitle, priceParagraphs, waysToOrder } from './pageTexts.ts';
import { renderPage } from './renderPage.ts';
import type { ShopAddresses } from './shopAddresses.ts';
import { element, escapeXml, link } from './xml.ts';

function toParagraph({ kind, text, isFirst }: ExcerptPart): string {
  const name = kind === 'break' ? 'break' : isFirst && 'first';
  return `<p${name ? ` class="${name}"` : ''}>${escapeXml(text)}</p>`;
}

function toContent(book: Book, text: string, addresses: ShopAddresses): string {
  const author = namedAuthor(book);
  const language = book.language ? ` lang="${escapeXml(book.language)}"` : '';
  return [
    element('h1', book.title),
    author ? element('p', author) : '',
    element('p', messages.excerpt),
    `<div class="excerpt"${language}>${excerptParts(text).map(toParagraph).join('')}</div>`,
    priceParagraphs(book),
    `<p>${link(addresses.bookPath(book._id), messages.goToBook)}</p>`,
    waysToOrder(),
  ].join('');
}

const STYLE =
  '.excerpt{margin-bottom:1rem}.page .excerpt p{margin:0}.excerpt p+p{text-indent:1.5em}.page .excerpt p.first,.page .excerpt p.break{text-indent:0}.page .excerpt p.break{margin:1rem 0;text-align:center}';

/** Excluded from search engines, because every shop has the same excerpt (decision 044). */
export function renderExcerpt(document: string, book: Book, text: string, addresses: ShopAddresses): string {
  const cover = addresses.cover(book);
  return renderPage(
    document,
    {
      title: pageTitle(messages.excerptOf(book.title)),
      description: metaDescription(text),
      address: addresses.shopUrl + addresses.excerptPath(book._id),
      isIndexed: false,
      image: cover ? { address: cover, alt: messages.coverOf(book.title) } : undefined,
    },
    { content: toContent(book, text, addresses), style: STYLE },
  );
}
