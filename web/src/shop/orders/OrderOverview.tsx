import type { Order } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { hasEnded } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/orders';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/orderStatus/StatusBadge.tsx';
import { getNextStep } from './nextStep.ts';
import { OrderLines } from './OrderLines.tsx';

/** Headlines of ended orders and of books to collect name the status. */
const isStatusInHeadline = (order: Order) => hasEnded(order) || order.readyUntil !== undefined;

/** Shows titles and state; the page of orders has everything else. */
export function OrderOverview({ order, now }: { order: Order; now: Date }) {
  const { _id, createdAt, totalPrice } = order;
  return (
    <Card className="grid gap-5">
      <h2 className="sr-only">{messages.order(shortId(_id))}</h2>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="min-w-0 font-display text-ink text-xl">{getNextStep(order, now)?.headline}</p>
        {!isStatusInHeadline(order) && <StatusBadge order={order} />}
        <Link
          to={paths.orderAt(_id)}
          aria-label={messages.ofOrder(messages.viewOrder, shortId(_id))}
          className="inline-flex sm:ml-auto min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {messages.viewOrder}
        </Link>
      </div>
      <OrderLines order={order} isOverview />
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-3 text-ink-soft text-xs">
        <span className="wrap-anywhere">{messages.orderId(_id)}</span>
        {/* The locale's short date, as specified. */}
        <span>{messages.date(formatDate(createdAt))}</span>
        <span>{messages.total(formatPrice(Number(totalPrice)))}</span>
      </p>
    </Card>
  );
}
