import { LIMITS } from '@bookstore/contract/limits';
import { inStock } from '@bookstore/messages/phoneOrders';
import { useGetStockQuery } from '../../api/stockApi.ts';
import { countOf } from '../../lib/format.ts';

/** @returns "3 copies in stock" by book; '' if stock is not tracked or not loaded */
export function useCopies(books: readonly { _id: string }[]): (id: string) => string {
  const ids = books.slice(0, LIMITS.booksById).map(({ _id }) => _id);
  // Known levels stay while another book loads.
  const { data = [] } = useGetStockQuery({ ids }, { skip: ids.length === 0, refetchOnMountOrArgChange: true });
  const counts = new Map(data.map(({ _id, count }) => [_id, count]));
  return (id) => {
    const count = counts.get(id) ?? null;
    return count === null ? '' : inStock(countOf(count, 'copy'));
  };
}
