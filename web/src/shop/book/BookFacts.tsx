import type { Book } from '@bookstore/contract/api/book';
import { categoryName, DEFAULT_AUTHOR } from '@bookstore/contract/constants';
import { bookFacts, formatPublished, languageName } from '@bookstore/contract/format/bookFacts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatLongDate } from '../../lib/format.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { paths } from '../../paths.ts';

// The first date and the first name of a language are slow: only then does the browser read how the locale writes them.
whenIdle(() => {
  formatDate(new Date().toISOString());
  languageName('en');
});

/** What is known of a book: its own date, or else the day on which the shop took it, and no line for what nobody said. */
export function BookFacts({ book }: { book: Book }) {
  return (
    <dl className="grid gap-2 border-line border-t pt-5 text-ink max-md:order-1">
      <Fact name="Author">{book.author || DEFAULT_AUTHOR}</Fact>
      <Fact name="Published">{book.published ? formatPublished(book.published) : formatDate(book.createdAt)}</Fact>
      <Fact name="Category">
        <Link
          to={paths.booksOf(book.category)}
          className="-my-2 inline-block py-2 text-accent capitalize underline underline-offset-4 hover:text-accent-strong"
        >
          {categoryName(book.category).toLowerCase()}
        </Link>
      </Fact>
      {bookFacts(book).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {/* In words: a day in figures may be one of two. */}
      <Fact name="Added">{formatLongDate(book.createdAt)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}
