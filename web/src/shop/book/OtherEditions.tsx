import type { Book } from '@bookstore/contract/api/book';
import { languageName, unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/book';
import { formats } from '@bookstore/messages/facts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { paths } from '../../paths.ts';
import { authorQuery, isOtherEdition } from './moreLikeThis.ts';

/** Renders nothing without other editions. */
export function OtherEditions({ book }: { book: Book }) {
  const id = useId();
  const { currentData } = useGetBooksPageQuery(authorQuery(book));
  const editions = currentData?.books.filter(isOtherEdition(book)) ?? [];
  if (editions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl">
        {messages.otherEditions}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {editions.map((edition) => (
          <li key={edition._id}>
            <Link
              to={paths.book(edition._id)}
              className="grid min-h-11 gap-0.5 rounded-control border border-line-strong bg-paper-raised px-4 py-2 transition-colors hover:border-ink"
            >
              <span className="font-medium">{describeEdition(edition, book)}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {unavailableReason(edition) || formatPrice(edition.newPrice)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Paperback, German, 2019", or the title if format, language and year are unknown. */
function describeEdition({ format, language, published, title }: Book, book: Book): string {
  const differs = language !== undefined && language !== book.language;
  const parts = [format && formats[format], differs && languageName(language), published?.slice(0, 4)];
  return parts.filter(Boolean).join(', ') || title;
}
