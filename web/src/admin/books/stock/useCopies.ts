import type { Book } from '@bookstore/contract/api/book';
import type { StockChange } from '@bookstore/contract/api/stock';
import { problemOf } from '../../../api/problem.ts';
import { useChangeStockMutation, useGetStockQuery } from '../../../api/stockApi.ts';
import { alertUser } from '../../../ui/notify.ts';
import { copiesAfter, copiesSaid } from './copies.ts';

interface ShownCopies {
  /** Null where they are not counted, undefined until it is known. */
  count: number | null | undefined;
  /** Shows a change at once, and takes it back where it could not be stored. */
  change: (change: StockChange) => Promise<void>;
  /** Whether the last change is stored. */
  isStored: boolean;
}

/** How many copies there are of a book. @param countedIds the books of the page whose copies are counted: they are asked for together. */
export function useCopies(book: Book, countedIds: readonly string[]): ShownCopies {
  const { data } = useGetStockQuery(
    { ids: countedIds },
    { skip: countedIds.length === 0, refetchOnMountOrArgChange: true },
  );
  const [send, { data: answer, isLoading, isSuccess, originalArgs }] = useChangeStockMutation();
  // One that is counted for the first time is among the counted only when its page has come again.
  const known = data?.find(({ _id }) => _id === book._id) ?? answer;
  const stored = known ? known.count : copiesSaid(book);
  const change = async (wanted: StockChange) => {
    const { error } = await send({ id: book._id, change: wanted, key: crypto.randomUUID() });
    if (error) alertUser(whyNotChanged(error));
  };
  return {
    count: isLoading && originalArgs ? copiesAfter(stored ?? null, originalArgs.change) : stored,
    change,
    isStored: isSuccess,
  };
}

function whyNotChanged(error: unknown): string {
  const [reason] = problemOf(error)?.errors ?? [];
  return reason ? `${reason.message}.` : 'Failed to change the copies. Please try again.';
}
