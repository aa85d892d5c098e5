import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/cart';
import * as facts from '@bookstore/messages/facts';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { SHELF_BODY, SHELF_BUTTONS, Shelf } from '../../ui/Shelf.tsx';

const NEWEST = { limit: 6, available: true, sort: 'newest' } as const;

/** Renders nothing while loading and on failure. */
export function NewestBooks() {
  const { data } = useGetBooksPageQuery(NEWEST);
  if (!data?.books.length) return null;
  return (
    <Shelf title={messages.newBooks}>
      <div className={SHELF_BUTTONS}>
        <Link to={paths.books} className={buttonClass('quiet', '-me-4 px-4! text-accent underline')}>
          {facts.allBooks}
        </Link>
      </div>
      <ul
        className={`${SHELF_BODY} grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-6`}
      >
        {data.books.map((book) => (
          <li key={book._id}>
            <Link to={paths.book(book._id)} className="group grid gap-3">
              <Cover
                book={book}
                alt=""
                sizes="(min-width: 1024px) 180px, (min-width: 640px) 30vw, 45vw"
                className="shadow-cover"
              />
              <span dir="auto" className="wrap-anywhere font-display leading-snug group-hover:underline">
                {book.title}
              </span>
              <span className="text-ink-soft tabular-nums">{formatPrice(book.newPrice)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
