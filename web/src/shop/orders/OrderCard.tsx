import type { Order } from '@bookstore/contract/api/order';
import { CALENDAR_TYPE, calendarFile } from '@bookstore/contract/format/calendarFile';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as facts from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { returnInstructions } from '@bookstore/messages/withdrawals';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { formatLongDate } from '../../lib/format.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { type NextStep, nextStepOf } from './nextStep.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';

interface Props {
  order: Order;
  /** All orders of the customer. */
  orders: readonly Order[];
  /** Formatted for the page. */
  date: string;
  now: Date;
  /** Shows name and address, and no ids. */
  isDetailed?: boolean;
}

export function OrderCard({ order, orders, date, now, isDetailed = false }: Props) {
  const { _id, name, email, phone, addressLines, delivery, totalPrice, status } = order;
  const isNothing = status === 'cancelled' || status === 'refused';
  const next = nextStepOf(order, now);
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
            isNothing ? 'text-ink-soft line-through' : 'text-ink',
          )}
        >
          {messages.total(formatPrice(Number(totalPrice)))}
        </p>
      </div>
      {next && <NextStepNote order={order} next={next} />}
      <PartsNote order={order} orders={orders} />
      {order.withdrawals && <WithdrawalsNote withdrawals={order.withdrawals} />}
      <div className={isNothing ? 'opacity-60 grayscale' : undefined}>
        <OrderCovers order={order} />
      </div>
      {status && <OrderTimeline status={status} history={order.history} isCollected={order.pickup} />}
      <ParcelNote order={order} />
      <OrderLines order={order} hasIds={!isDetailed} />
      {isDetailed && (
        <div className="rounded-control bg-paper-sunk p-4">
          <FactList
            facts={{
              [messages.facts.name]: name,
              [messages.facts.email]: email,
              [messages.facts.phone]: phone,
              [order.pickup ? messages.collectFrom : messages.facts.address]: addressLines.join('\n'),
              ...(delivery?.note && { [messages.facts.note]: delivery.note }),
            }}
          />
        </div>
      )}
      <OrderActions order={order} />
      <OrderId id={_id} isShown={!isDetailed} />
    </Card>
  );
}

/** Names the other orders in which the books come. */
function PartsNote({ order, orders }: Pick<Props, 'order' | 'orders'>) {
  const { splitFrom, splitInto = [], splitReason, mergedInto } = order;
  if (mergedInto !== undefined) return null;
  const merged = new Set(orders.filter((one) => one.mergedInto !== undefined).map(({ _id }) => _id));
  const parts = splitInto.filter((id) => !merged.has(id));
  if (splitFrom === undefined && parts.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-control border border-line-strong px-4 py-3">
      {splitFrom !== undefined && <p>{messages.splitFrom(shortId(splitFrom))}</p>}
      {parts.map((id) => (
        <p key={id}>{messages.splitInto(shortId(id))}</p>
      ))}
      {splitReason && (
        <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
          {splitReason}
        </p>
      )}
    </div>
  );
}

function WithdrawalsNote({ withdrawals }: Required<Pick<Order, 'withdrawals'>>) {
  return (
    <div className="grid gap-1 rounded-control border border-line-strong px-4 py-3">
      {withdrawals.map(({ receivedAt, items }) => (
        <p key={receivedAt} className="wrap-anywhere font-medium text-ink">
          {items.length === 0
            ? messages.withdrawnFromAll(formatLongDate(receivedAt))
            : messages.withdrawnFrom(formatLongDate(receivedAt), items)}
        </p>
      ))}
      <p className="text-ink-soft text-sm">
        {returnInstructions}{' '}
        <Link to={paths.legal('returns')} className="text-accent underline underline-offset-4">
          {messages.howReturnsWork}
        </Link>
      </p>
    </div>
  );
}

function ParcelNote({ order: { _id, tracking } }: { order: Order }) {
  if (!tracking) return null;
  const { carrier, number, url } = tracking;
  return (
    <p className="wrap-anywhere flex flex-wrap items-center gap-x-6">
      <bdi>{facts.sentWith(carrier, number)}</bdi>
      {url && (
        <a
          href={url}
          aria-label={messages.ofOrder(facts.trackParcel, shortId(_id))}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {facts.trackParcel}
        </a>
      )}
    </p>
  );
}

/** Shown where specified, or if copying fails. */
function OrderId({ id, isShown }: { id: string; isShown: boolean }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    // Absent on pages without HTTPS.
    void (navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-line border-t pt-2 text-ink-soft text-xs">
      {(isShown || outcome === 'failed') && <span className="wrap-anywhere">{messages.orderId(id)}</span>}
      <button
        type="button"
        aria-label={messages.ofOrder(messages.copyOrderId, shortId(id))}
        onClick={copy}
        className="min-h-11 cursor-pointer underline underline-offset-4"
      >
        {messages.copyOrderId}
      </button>
      <span role="status">{outcome === 'copied' && messages.copied}</span>
    </p>
  );
}

/** The next step, with a calendar entry while the order is on its way. */
export function NextStepNote({ order, next }: { order: Order; next: NextStep }) {
  const save = () => saveFile(`${shortId(order._id)}.ics`, CALENDAR_TYPE, calendarFile(order));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-paper-sunk px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium text-ink">{next.text}</p>
        {next.details.length > 0 && <p className="text-ink-soft text-sm">{next.details.join(' ')}</p>}
      </div>
      {next.isExpected && (
        <Button
          look="secondary"
          aria-label={messages.ofOrder(messages.addToCalendar, shortId(order._id))}
          onClick={save}
        >
          {messages.addToCalendar}
        </Button>
      )}
    </div>
  );
}

/** Further books are counted. */
const MOST = 6;

/**
 * Current covers; deleted books show their title at the time of sale. Decorative, because the order's lines name and
 * link the books.
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

/** Whether an element has come near the viewport. Without IntersectionObserver titles replace the covers. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current && 'IntersectionObserver' in window) return whenNear(ref.current, () => setIsNear(true));
  }, []);
  return { ref, isNear };
}
