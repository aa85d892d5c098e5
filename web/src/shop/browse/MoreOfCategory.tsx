import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/browse';
import { useId } from 'react';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { TileGrid } from './TileGrid.tsx';
import type { ListedBook } from './useResultPage.ts';

const SHOWN = 4;

interface Props {
  category: Book['category'];
  /** Books that the page shows already. */
  except: readonly ListedBook[];
}

/** Shares its query with `MoreLikeThis`. Renders nothing while loading and on failure. */
export function MoreOfCategory({ category, except }: Props) {
  const id = useId();
  const query = { limit: LIMITS.booksPage.default, category, available: false, sort: 'newest' } as const;
  const { currentData } = useGetBooksPageQuery(query);
  const books = (currentData?.books ?? [])
    .filter((book) => canBeOrdered(book) && !except.some(({ _id }) => _id === book._id))
    .slice(0, SHOWN);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-5 pt-6">
      <h2 id={id} className="font-display text-xl sm:text-2xl">
        {messages.moreInCategory(categoryName(category))}
      </h2>
      <TileGrid books={books} />
    </section>
  );
}
