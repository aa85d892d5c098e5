import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/browse';
import { useId } from 'react';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useCachedTitles } from '../search/useTitles.ts';
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
  const query = { limit: LIMITS.booksPage.default, category, available: false, sort: 'newest' } as const;
  const { currentData } = useGetBooksPageQuery(query);
  return <CategoryShelf category={category} except={except} from={currentData?.books ?? []} />;
}

/** Makes no call, because a search makes none. */
export function MoreTitlesOfCategory({ category, except }: Props) {
  return <CategoryShelf category={category} except={except} from={useCachedTitles() ?? []} />;
}

function CategoryShelf({ category, except, from }: Props & { from: readonly ListedBook[] }) {
  const id = useId();
  const books = from
    .filter((book) => book.category === category && canBeOrdered(book))
    .filter((book) => !except.some(({ _id }) => _id === book._id))
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
