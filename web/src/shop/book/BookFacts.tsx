import { futurePublicationOf } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import { DEFAULT_AUTHOR } from '@bookstore/contract/constants';
import { bookFacts, formatPublished, languageName } from '@bookstore/contract/format/bookFacts';
import * as messages from '@bookstore/messages/book';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mailToShop } from '../../lib/contact.ts';
import { categoryText, formatDate, formatLongDate } from '../../lib/format.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { paths } from '../../paths.ts';

// The first formatted date is slow, because the browser then loads the locale's data.
whenIdle(() => {
  formatDate(new Date().toISOString());
  languageName('en');
});

/** Shows when the shop added the book if the publication date is unknown. */
export function BookFacts({ book }: { book: Book }) {
  return (
    <dl className="grid gap-2 text-ink">
      <Fact name={messages.author}>{book.author || DEFAULT_AUTHOR}</Fact>
      <Fact name={futurePublicationOf(book) ? messages.appears : messages.published}>
        {book.published ? formatPublished(book.published) : formatDate(book.createdAt)}
      </Fact>
      <Fact name={messages.category}>
        <Link
          to={paths.booksOf(book.category)}
          className="-my-2 inline-block py-2 text-accent underline first-letter:uppercase underline-offset-4 hover:text-accent-strong"
        >
          {categoryText(book.category)}
        </Link>
      </Fact>
      {bookFacts(book).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {book.published && <Fact name={messages.added}>{formatLongDate(book.createdAt)}</Fact>}
    </dl>
  );
}

export function AskAboutBook({ book: { _id, title } }: { book: Book }) {
  const text = `${title}\n${window.location.origin}${paths.book(_id)}\n\n`;
  return (
    <a
      href={mailToShop(messages.questionAbout(title), text)}
      className="-my-2 w-fit py-2 text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {messages.askAboutThisBook}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-24 shrink-0 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0 flex-1 basis-28">{children}</dd>
    </div>
  );
}
