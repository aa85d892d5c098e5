import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { Link } from 'react-router-dom';
import { countText } from '../../lib/countText.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { useTabIndex } from '../../ui/isInSight.ts';
import { BOOK_CARD, ON_SHELF } from '../book/BookCard.tsx';
import type { GenreShelf } from './useTopSellers.ts';

/** How the covers lie: the last on top. */
const FAN = ['-translate-x-9 -rotate-12', 'translate-x-9 rotate-12', 'z-10'];

/** The last slide of a shelf that holds more than the carousel shows: it leads to all of them. */
export function SeeAllCard({ shelf: { books, total, category } }: { shelf: GenreShelf }) {
  const tabIndex = useTabIndex();
  return (
    <Link
      to={category ? paths.booksOf(category) : paths.books}
      tabIndex={tabIndex}
      className={`${BOOK_CARD} rounded-card focus-visible:-outline-offset-3`}
    >
      <span className="shelf-board">
        <Fan books={books.slice(-FAN.length)} />
      </span>
      <span className="flex flex-col gap-1">
        <span className="font-display text-lg leading-snug group-hover:underline sm:text-xl">
          See all {countText(total)}
        </span>
        <span className="text-pretty pt-2 text-ink-soft text-sm leading-relaxed">
          Every book {category ? `in ${categoryName(category)}` : 'on our shelves'}, newest first.
        </span>
        <span className="mt-auto pt-3">
          <span className={buttonClass('secondary')}>Browse</span>
        </span>
      </span>
    </Link>
  );
}

function Fan({ books }: { books: readonly Book[] }) {
  return (
    <span aria-hidden="true" className="grid aspect-2/3 w-44 place-items-center md:w-52">
      {books.map((book, index) => (
        <span
          key={book._id}
          className={`col-start-1 row-start-1 w-26 rounded-cover shadow-cover md:w-28 ${ON_SHELF} ${FAN[index] ?? ''}`}
        >
          <Cover book={book} alt="" sizes="112px" />
        </span>
      ))}
    </span>
  );
}
