import type { Order } from '@bookstore/contract/api/order';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';

/** How many stand in the strip; what is more is counted. */
const MOST = 6;

/**
 * The covers of an order's books, as they are now; a book that the shop no longer has shows its title as it was sold. The books
 * are named and linked in the order's lines: for listeners, and for the Tab key, this is decoration.
 */
export function OrderCovers({ order }: { order: Order }) {
  const { ref, isNear } = useIsNear();
  const { data, isError } = useGetBooksPageQuery({ ids: order.productIds }, { skip: !isNear });
  const books = new Map(data?.books.map((book) => [book._id, book]));
  const isLoading = isNear && !data && !isError;
  const titles = new Map(order.items?.map(({ _id, title }) => [_id, title]));
  const more = order.productIds.length - MOST;
  return (
    <div ref={ref} aria-hidden="true" className="flex flex-wrap items-end gap-3">
      {order.productIds.slice(0, MOST).map((id) => (
        <Link key={id} to={paths.book(id)} tabIndex={-1} className="w-14 sm:w-20">
          {isLoading ? (
            <span className="block aspect-2/3 rounded-cover bg-paper-sunk" />
          ) : (
            <Cover
              book={{ ...books.get(id), title: titles.get(id) ?? '' }}
              alt=""
              sizes="80px"
              className="shadow-cover"
            />
          )}
        </Link>
      ))}
      {more > 0 && <span className="font-display text-ink-soft text-xl">+{more}</span>}
    </div>
  );
}

/** Whether an element has come near the screen. A browser that cannot tell never asks for the covers: the titles are drawn. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current && 'IntersectionObserver' in window) return whenNear(ref.current, () => setIsNear(true));
  }, []);
  return { ref, isNear };
}
