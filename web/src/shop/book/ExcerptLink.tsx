import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { readExcerpt } from '@bookstore/messages/excerpt';
import { Link } from 'react-router-dom';
import { isWhole } from '../../api/cachedBooks.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The way to the pages that one may read before one buys. */
export function ExcerptLink({ book }: { book: Book | BookTitle }) {
  if (!isWhole(book) || !book.hasExcerpt) return null;
  return (
    <p>
      <Link to={paths.excerpt(book._id)} className="inline-flex items-center gap-2 py-2 underline underline-offset-4">
        <Icon name="book" size={20} />
        {readExcerpt}
      </Link>
    </p>
  );
}
