import type { Book } from '@bookstore/contract/book';
import { formatPrice } from '@bookstore/contract/money';
import { Link } from 'react-router-dom';
import { Cover } from '../../covers/Cover.tsx';
import { classNames } from '../../lib/classNames.ts';
import { paths } from '../../paths.ts';

interface Props {
  book: Book;
  id: string;
  isActive: boolean;
  onFollow: () => void;
}

/** An option that is a link, so that it opens in a new tab too. The keys stay with the box: it is never focused. */
export function SearchHit({ book, id, isActive, onFollow }: Props) {
  return (
    <Link
      to={paths.book(book._id)}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onFollow}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'grid cursor-pointer grid-cols-[2.25rem_1fr_auto] items-center gap-3 rounded-control p-2 hover:bg-paper-sunk',
        isActive && 'bg-accent-soft',
      )}
    >
      <Cover coverImage={book.coverImage} title={book.title} alt="" sizes="36px" />
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink">{book.title}</span>
        <span className="block truncate text-ink-soft text-sm capitalize">{book.author ?? book.category}</span>
      </span>
      <span className="text-ink tabular-nums">{formatPrice(book.newPrice)}</span>
    </Link>
  );
}
