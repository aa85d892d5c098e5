import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import * as messages from '@bookstore/messages/browse';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { useGetBestSellersQuery, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { TileGrid } from './TileGrid.tsx';

const SHOWN = 4;
/** Some best sellers may be sold out. */
const LOADED = 8;

const NEWEST = { limit: SHOWN, available: true, sort: 'newest' } as const;

/** Shows the newest books while too few were sold. Renders nothing while loading and on failure. */
export function OtherBooks() {
  const id = useId();
  const { data: sold, isError } = useGetBestSellersQuery();
  const ids = (sold ?? []).slice(0, LOADED).map(({ _id }) => _id);
  const query = ids.length > 0 ? { ids } : NEWEST;
  const { currentData } = useGetBooksPageQuery(sold || isError ? query : skipToken);
  const books = (currentData?.books ?? []).filter(canBeOrdered).slice(0, SHOWN);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-5 pt-6">
      <h2 id={id} className="font-display text-xl sm:text-2xl">
        {ids.length > 0 ? messages.bestSellers : messages.newBooks}
      </h2>
      <TileGrid books={books} />
    </section>
  );
}
