import { futurePublicationOf, publicationText } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import { unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { nextInSeries } from '@bookstore/contract/format/series';
import * as messages from '@bookstore/messages/series';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';

interface Props {
  book: Book;
  series: string;
  /** As high as the section, to prevent a layout shift. */
  placeholder: ReactNode;
}

/** Shows the first book after the last one, and nothing for a series of one book. */
export function NextInSeries({ book, series, placeholder }: Props) {
  const id = useId();
  const { currentData, isError } = useGetBooksPageQuery({ series });
  if (!currentData) return isError ? null : placeholder;
  const { books } = currentData;
  const next = nextInSeries(book, books);
  const shown = next ?? books.find(({ _id }) => _id !== book._id);
  if (!shown) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl">
        {next ? messages.nextInSeries : messages.startSeries}
      </h2>
      <Volume book={shown} />
      <Link
        to={paths.series(series)}
        dir="auto"
        className="wrap-anywhere flex min-h-11 w-fit items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {messages.allBooksOf(series)}
      </Link>
    </section>
  );
}

function Volume({ book }: { book: Book }) {
  const { title, series } = book;
  const appears = futurePublicationOf(book);
  return (
    <Link
      to={paths.book(book._id)}
      className="group flex min-h-36 max-w-prose flex-wrap items-center gap-5 rounded-card border border-line bg-paper-raised p-4"
    >
      <span className="block w-18 shrink-0 rounded-cover shadow-cover">
        <Cover book={book} alt="" sizes="72px" />
      </span>
      <span className="grid min-w-0 flex-1 basis-28 gap-1">
        {series?.number !== undefined && <span className="text-ink-soft text-sm">{messages.book(series.number)}</span>}
        <span dir="auto" className="wrap-anywhere font-display text-lg leading-snug group-hover:underline">
          {title}
        </span>
        <span className="text-ink-soft text-sm tabular-nums">
          {unavailableReason(book) || formatPrice(book.newPrice)}
          {appears && ` · ${publicationText(appears)}`}
        </span>
      </span>
    </Link>
  );
}
