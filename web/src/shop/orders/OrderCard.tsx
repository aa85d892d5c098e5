import type { Order } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { classNames } from '../../lib/classNames.ts';
import { formatAddress } from '../../lib/formatAddress.ts';
import { Card } from '../../ui/Card.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderCovers } from './OrderCovers.tsx';
import { OrderLines } from './OrderLines.tsx';

interface Props {
  order: Order;
  /** As the page writes dates. */
  date: string;
  /** Whether to show for whom and whereto. */
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
          <h2 className="font-display text-2xl">Order {shortId(_id)}</h2>
          <p className="text-ink-soft text-sm">Date: {date}</p>
        </div>
        <p
          className={classNames(
            'font-display text-xl tabular-nums',
            isCancelled ? 'text-ink-soft line-through' : 'text-ink',
          )}
        >
          Total: {formatPrice(Number(totalPrice))}
        </p>
      </div>
      {isCancelled && (
        <p className="rounded-control bg-paper-sunk px-4 py-3 font-medium text-ink">Cancelled: you owe nothing.</p>
      )}
      <div className={isCancelled ? 'opacity-60 grayscale' : undefined}>
        <OrderCovers order={order} />
      </div>
      {status && <OrderTimeline status={status} history={order.history} />}
      <OrderLines order={order} />
      {isDetailed && (
        <div className="rounded-control bg-paper-sunk p-4">
          <FactList facts={{ Name: name, Email: email, Phone: phone, Address: formatAddress(address) }} />
        </div>
      )}
      <OrderActions order={order} />
      <p className="wrap-anywhere border-line border-t pt-4 text-ink-soft text-xs">Order ID: {_id}</p>
    </Card>
  );
}
