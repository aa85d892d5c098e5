import type { Book } from '@bookstore/contract/book';

/** Describes the book to search engines (schema.org). A data block: no policy on scripts concerns it. */
export function BookJsonLd({ book }: { book: Book }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: book.title,
    ...(book.author && { author: { '@type': 'Person', name: book.author } }),
    description: book.description,
    genre: book.category,
    offers: { '@type': 'Offer', price: book.newPrice.toFixed(2), priceCurrency: 'USD' },
  };
  // React sets it as text, so markup in a title stays text; `<` is escaped for whoever serialises the page.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
