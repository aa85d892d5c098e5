import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { categoryName } from '@bookstore/contract/constants';
import { namedAuthor, unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { otherMatch } from '@bookstore/contract/search/bookSearch';
import * as messages from '@bookstore/messages/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { countText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Icon } from '../../ui/Icon.tsx';

type Choice = Pick<OptionProps, 'id' | 'isActive' | 'onFollow'>;

/** @param words explain the match if title and author do not */
export function SearchHit({ book, words, ...option }: Choice & { book: BookTitle; words: string }) {
  const elsewhere = otherMatch(book, words);
  return (
    <Option
      {...option}
      to={paths.book(book._id)}
      className="grid grid-cols-[2.25rem_1fr_auto] gap-3 rounded-control p-2"
    >
      <Cover book={book} alt="" sizes="36px" />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-medium text-ink">
          {book.title}
        </span>
        <span
          dir="auto"
          className={classNames('block truncate text-ink-soft text-sm', !namedAuthor(book) && 'first-letter:uppercase')}
        >
          {namedAuthor(book) ?? categoryName(book.category)}
          {elsewhere !== null && ` · ${elsewhere}`}
        </span>
      </span>
      <span className="text-ink tabular-nums">{unavailableReason(book) || formatPrice(book.newPrice)}</span>
    </Option>
  );
}

export function AllResults({ to, count, ...option }: Choice & { to: string; count: number | null }) {
  return (
    <Option
      {...option}
      to={to}
      className="mt-1.5 flex min-h-11 justify-between gap-3 rounded-control px-2 font-medium text-accent"
    >
      {allResultsText(count)}
      <Icon name="next" size={18} />
    </Option>
  );
}

function allResultsText(count: number | null): string {
  if (count === null) return messages.allResults;
  return messages.allResultsCounted(count, countText(count));
}

export interface OptionProps {
  to: string;
  id: string;
  isActive: boolean;
  onFollow: () => void;
  className: string;
  children: ReactNode;
}

/** A link opens in new tabs. It is never focused, because the keys stay with the box. */
export function Option({ to, id, isActive, onFollow, className, children }: OptionProps) {
  return (
    <Link
      ref={isActive ? scrollIntoView : null}
      to={to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onFollow}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames('cursor-pointer items-center hover:bg-paper-sunk', isActive && 'bg-accent-soft', className)}
    >
      {children}
    </Link>
  );
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
