import type { Book } from '@bookstore/contract/book';
import { coverAddress } from '../../covers/coverAddress.ts';
import { paths } from '../../paths.ts';

/** Describes the book to search engines (schema.org). A data block: no policy on scripts concerns it. */
export function BookJsonLd({ book }: { book: Book }) {
  const json = JSON.stringify(describeBook(book, window.location.origin));
  return <script type="application/ld+json">{json.replaceAll(UNSAFE, escapeCharacter)}</script>;
}

/** React sets the text as text; for whoever serialises the page, none of it may end a script or a line of one. */
const UNSAFE = /[<\u2028\u2029]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A book whose copies are not counted can always be bought. */
const AVAILABILITY = { 'in-stock': 'InStock', low: 'LimitedAvailability', 'sold-out': 'OutOfStock' } as const;

/** The book as a product with an offer: what a search result shows of it. Addresses are whole, as schema.org asks. */
export function describeBook(book: Book, origin: string) {
  const url = origin + paths.book(book._id);
  const cover = coverAddress(book.coverImage);
  return {
    '@context': 'https://schema.org',
    '@type': ['Book', 'Product'],
    '@id': url,
    url,
    name: book.title,
    ...(book.author && { author: { '@type': 'Person', name: book.author } }),
    description: book.description,
    genre: book.category,
    datePublished: book.createdAt.slice(0, 10),
    sku: book._id,
    ...(cover && { image: new URL(cover, origin).href }),
    offers: {
      '@type': 'Offer',
      url,
      price: book.newPrice.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${AVAILABILITY[book.availability ?? 'in-stock']}`,
      acceptedPaymentMethod: 'https://schema.org/COD',
    },
  };
}
