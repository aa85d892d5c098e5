import type { Order } from '@bookstore/contract/api/order';
import { CALENDAR_TYPE, calendarFile } from '@bookstore/contract/format/calendarFile';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { hasEnded, isUnsold } from '@bookstore/contract/orderSteps';
import * as facts from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { returnInstructions } from '@bookstore/messages/withdrawals';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { copyText } from '../../lib/copyText.ts';
import { formatLongDate } from '../../lib/format.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { giftFacts } from './giftFacts.ts';
import { getNextStep } from './nextStep.ts';
import { OrderActions, QUIET } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';

interface Props {
  order: Order;
  orders: readonly Order[];
  now: Date;
}

export function OrderCard({ order, orders, now }: Props) {
  const { _id, createdAt, totalPrice } = order;
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap justify-between gap-x-6 border-line border-b pb-3 text-ink-soft text-sm">
        <div className="grid flex-1 basis-40 gap-x-4 sm:flex">
          <h2 className="font-semibold text-ink">{messages.order(shortId(_id))}</h2>
          <p>{messages.date(formatLongDate(createdAt))}</p>
        </div>
        <p className={classNames('font-semibold tabular-nums', isUnsold(order) ? 'line-through' : 'text-ink')}>
          {messages.total(formatPrice(Number(totalPrice)))}
        </p>
      </div>
      <NextStepNote order={order} now={now} />
      <PartsNote order={order} orders={orders} />
      {order.withdrawals && <WithdrawalsNote withdrawals={order.withdrawals} status={order.status} />}
      {!hasEnded(order) && <OrderTimeline order={order} />}
      <OrderLines order={order} />
      <OrderDetails order={order} isOpen={order === orders[0] && !hasEnded(order)} />
      <OrderActions order={order} />
    </Card>
  );
}

export function NextStepNote({ order, now }: Pick<Props, 'order' | 'now'>) {
  const { _id, tracking } = order;
  const next = getNextStep(order, now);
  const save = () => saveFile(`${shortId(_id)}.ics`, CALENDAR_TYPE, calendarFile(order));
  return (
    <div className="grid gap-3">
      {next && (
        <div className="grid gap-1">
          <p className="text-balance font-display text-2xl text-ink">{next.headline}</p>
          {next.details.length > 0 && <p className="text-ink-soft">{next.details.join(' ')}</p>}
        </div>
      )}
      {tracking && (
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{facts.sentWith(tracking.carrier, tracking.number)}</bdi>
        </p>
      )}
      {(next?.isExpected || tracking?.url) && (
        <div className="flex flex-wrap gap-3">
          {tracking?.url && (
            <a
              href={tracking.url}
              aria-label={messages.ofOrder(facts.trackParcel, shortId(_id))}
              target="_blank"
              rel="noopener noreferrer"
              className={hasEnded(order) ? QUIET : buttonClass('secondary')}
            >
              {facts.trackParcel}
            </a>
          )}
          {next?.isExpected && (
            <Button look="secondary" aria-label={messages.ofOrder(messages.addToCalendar, shortId(_id))} onClick={save}>
              {messages.addToCalendar}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const NOTE = 'grid gap-1 rounded-control border border-line-strong px-4 py-3';

function PartsNote({ order: { splitFrom, splitInto = [], splitReason }, orders }: Pick<Props, 'order' | 'orders'>) {
  const parts = splitInto.filter((id) => orders.some(({ _id }) => _id === id));
  if (splitFrom === undefined && parts.length === 0) return null;
  return (
    <div className={NOTE}>
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

function whatToReturn(status: Order['status']): string {
  if (status === 'placed') return messages.nothingToReturnYet;
  return status === 'cancelled' || status === 'returned' ? '' : returnInstructions;
}

type WithdrawalsProps = Required<Pick<Order, 'withdrawals' | 'status'>>;

function WithdrawalsNote({ withdrawals, status }: WithdrawalsProps) {
  return (
    <div className={NOTE}>
      {withdrawals.map(({ receivedAt, items }) => (
        <p key={receivedAt} className="wrap-anywhere font-medium text-ink">
          {items.length === 0
            ? messages.withdrawnFromAll(formatLongDate(receivedAt))
            : messages.withdrawnFrom(formatLongDate(receivedAt), items)}
        </p>
      ))}
      <p className="text-ink-soft text-sm">
        {whatToReturn(status)}{' '}
        <Link to={paths.legal('returns')} className="text-accent underline underline-offset-4">
          {messages.howReturnsWork}
        </Link>
      </p>
    </div>
  );
}

/** Ended orders also show their steps. */
function OrderDetails({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const { _id, name, phone, addressLines, delivery, pickup } = order;
  return (
    <details open={isOpen} className="border-line border-t pt-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-ink">{messages.details}</summary>
      <div className="grid gap-6 pt-3">
        {hasEnded(order) && <OrderTimeline order={order} />}
        <FactList
          facts={{
            [pickup ? messages.collectFrom : messages.facts.address]: [...(pickup ? [] : [name]), ...addressLines].join(
              '\n',
            ),
            ...(pickup && { [messages.facts.name]: name }),
            [messages.facts.phone]: phone,
            ...(delivery?.note && { [messages.facts.note]: delivery.note }),
            ...giftFacts(order),
          }}
        />
        <CopyOrderId id={_id} />
      </div>
    </details>
  );
}

/** Shows the id only if copying fails. */
function CopyOrderId({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    void copyText(id).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      {outcome === 'failed' && <span className="wrap-anywhere">{messages.orderId(id)}</span>}
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
