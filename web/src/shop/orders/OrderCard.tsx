import type { Order } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/orders';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { formatAddress } from '../../lib/format.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { OrderActions } from './OrderActions.tsx';

interface Props {
  order: Order;
  /** As the page writes dates. */
  date: string;
  /** Whether to show name and address. */
  isDetailed?: boolean;
}

/** An order under its short number; the whole id, for whoever needs it, comes last. */
export function OrderCard({ order, date, isDetailed = false }: Props) {
  const { _id, name, email, phone, address, totalPrice, status } = order;
  const isCancelled = status === 'cancelled';
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 className="font-display text-2xl">{messages.order(shortId(_id))}</h2>
          <p className="text-ink-soft text-sm">{messages.date(date)}</p>
        </div>
        <p
          className={classNames(
            'font-display text-xl tabular-nums',
            isCancelled ? 'text-ink-soft line-through' : 'text-ink',
          )}
        >
          {messages.total(formatPrice(Number(totalPrice)))}
        </p>
      </div>
      {isCancelled && (
        <p className="rounded-control bg-paper-sunk px-4 py-3 font-medium text-ink">
          {messages.cancelledYouOweNothing}
        </p>
      )}
      <div className={isCancelled ? 'opacity-60 grayscale' : undefined}>
        <OrderCovers order={order} />
      </div>
      {status && <OrderTimeline status={status} history={order.history} />}
      <OrderLines order={order} />
      {isDetailed && (
        <div className="rounded-control bg-paper-sunk p-4">
          <FactList
            facts={{
              [messages.facts.name]: name,
              [messages.facts.email]: email,
              [messages.facts.phone]: phone,
              [messages.facts.address]: formatAddress(address),
            }}
          />
        </div>
      )}
      <OrderActions order={order} />
      <p className="wrap-anywhere border-line border-t pt-4 text-ink-soft text-xs">{messages.orderId(_id)}</p>
    </Card>
  );
}

/** Each entry of productIds, with the title and the price of the moment it was sold. */
function OrderLines({ order }: { order: Order }) {
  const sold = new Map(order.items?.map((item) => [item._id, item]));
  return (
    <ul className="divide-y divide-line border-line border-t">
      {order.productIds.map((id) => {
        const item = sold.get(id);
        return (
          <li key={id} className="flex items-baseline justify-between gap-x-6 py-3 last:pb-0">
            <span className="min-w-0">
              {item && (
                <Link
                  to={paths.book(id)}
                  dir="auto"
                  className="block font-medium text-ink underline-offset-4 hover:underline"
                >
                  {item.title}
                </Link>
              )}
              <span className="wrap-anywhere text-ink-soft text-xs">{id}</span>
            </span>
            {item && <span className="tabular-nums">{formatPrice(item.price)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** How many stand in the strip; what is more is counted. */
const MOST = 6;

/**
 * The present covers of an order's books; a book that the shop no longer has shows its title of the time of sale. For assistive
 * technology and the Tab key this is decoration: the order's lines name and link the books.
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

/** Whether an element has come near the viewport. Without IntersectionObserver no cover is loaded, and the titles are drawn. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current && 'IntersectionObserver' in window) return whenNear(ref.current, () => setIsNear(true));
  }, []);
  return { ref, isNear };
}
