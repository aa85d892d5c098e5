import type { AdminOrder } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { countOf, formatMoment } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { useFocusAfterVisit } from '../ui/BackToList.tsx';
import { moveAmongRows } from '../ui/moveAmongRows.ts';
import type { Selection } from '../ui/selection.tsx';
import { CELL, SelectBox } from '../ui/tableCells.tsx';
import { customerName } from './customerName.ts';
import { CashMark, OrderBadge, PartlyReturned } from './OrderBadge.tsx';
import { waitingText } from './waitingText.ts';

/** Narrow tables show these values in other columns. */
const WIDE = 'max-lg:hidden';
const NOT_ON_PHONE = 'max-sm:hidden';

/** The checkbox before the cell has its own padding. */
const AFTER_BOX = 'pl-0! sm:pl-0! lg:pl-0!';

interface Props {
  orders: readonly AdminOrder[];
  selection: Selection<AdminOrder>;
}

export function OrdersTable({ orders, selection: { selected, select } }: Props) {
  const hint = useId();
  return (
    <table className="w-full text-left" aria-label={messages.orders} aria-describedby={hint}>
      <caption id={hint} className="sr-only">
        {messages.keyboardHint}
      </caption>
      <thead className="bg-paper-sunk text-ink-soft text-sm">
        <tr>
          <td className={CELL}>
            <SelectBox
              name={messages.selectPage}
              isSelected={orders.every(({ _id }) => selected.has(_id))}
              onChange={(isSelected) => select(orders, isSelected)}
            />
          </td>
          <th scope="col" className={`${CELL} ${AFTER_BOX} font-medium`}>
            {messages.orderLabel}
          </th>
          <th scope="col" className={`${CELL} ${NOT_ON_PHONE} font-medium`}>
            {messages.customer}
          </th>
          <th scope="col" className={`${CELL} ${WIDE} text-right font-medium`}>
            {messages.books}
          </th>
          <th scope="col" className={`${CELL} ${NOT_ON_PHONE} text-right font-medium`}>
            {messages.total}
          </th>
          <th scope="col" className={`${CELL} ${NOT_ON_PHONE} font-medium`}>
            {messages.status}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line" onKeyDown={moveAmongRows}>
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            isSelected={selected.has(order._id)}
            onSelect={(isSelected) => select([order], isSelected)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  order: AdminOrder;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function OrderRow({ order, isSelected, onSelect }: RowProps) {
  const { search, state } = useLocation();
  const link = useFocusAfterVisit(order._id);
  const waits = waitingText(order);
  const total = formatPrice(Number(order.totalPrice));
  const marks = (
    <>
      <OrderBadge order={order} />
      <PartlyReturned order={order} />
      <CashMark order={order} />
    </>
  );
  return (
    <tr className={classNames('align-top', isSelected ? 'bg-accent-soft/60' : 'hover:bg-paper-sunk')}>
      <td className={`${CELL} w-0`}>
        <SelectBox name={messages.selectOrder(shortId(order._id))} isSelected={isSelected} onChange={onSelect} />
      </td>
      <th scope="row" className={`${CELL} ${AFTER_BOX} relative font-normal max-sm:pr-4`}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            ref={link}
            to={paths.adminOrder(order._id)}
            state={{ ...(state as object | null), search, visited: order._id }}
            aria-label={messages.openOrder(shortId(order._id), customerName(order))}
            className="inline-flex min-h-6 items-center font-medium font-mono text-accent underline underline-offset-4 after:absolute after:inset-0"
          >
            {shortId(order._id)}
          </Link>
          <span className="font-medium tabular-nums sm:hidden">{total}</span>
        </span>
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <time dateTime={order.createdAt} className="text-ink-soft text-sm xl:whitespace-nowrap">
            {formatMoment(order.createdAt)}
          </time>
          <span className="flex grow flex-col items-end gap-1 sm:hidden">{marks}</span>
        </span>
        {order.pickup && <span className="block text-sm">{messages.forCollection}</span>}
        {order.lacksStreet && <span className="block text-danger text-sm">{messages.noStreet}</span>}
        {waits && <span className="block text-ink-soft text-sm sm:whitespace-nowrap">{waits}</span>}
        {order.mergedInto && (
          <span className="block text-ink-soft text-sm">
            {messages.mergedInto} {messages.order(shortId(order.mergedInto))}
          </span>
        )}
        <RefusedMark order={order} />
        <span dir="auto" className="wrap-anywhere block text-sm sm:hidden">
          {customerName(order)}
        </span>
        <span className="wrap-anywhere block text-ink-soft text-sm sm:hidden">{copiesTo(order)}</span>
      </th>
      <td className={`${CELL} ${NOT_ON_PHONE}`}>
        <span dir="auto" className="wrap-anywhere block">
          {customerName(order)}
        </span>
        <span className={`wrap-anywhere block text-ink-soft text-sm ${WIDE}`}>{order.email}</span>
        <span className="wrap-anywhere block text-sm lg:hidden">{copiesTo(order)}</span>
        <span dir="auto" className={`wrap-anywhere block text-sm ${WIDE}`}>
          {order.address.city}
        </span>
      </td>
      <td className={`${CELL} ${WIDE} text-right tabular-nums`}>{order.items.length}</td>
      <td className={`${CELL} ${NOT_ON_PHONE} text-right tabular-nums`}>{total}</td>
      <td className={`${CELL} ${NOT_ON_PHONE}`}>
        <span className="flex flex-wrap gap-1">{marks}</span>
      </td>
    </tr>
  );
}

const copiesTo = ({ items, address }: AdminOrder) =>
  address.city ? messages.copiesTo(countOf(items.length, 'book'), address.city) : countOf(items.length, 'book');

function RefusedMark({ order: { refusedParcels = 0 } }: { order: AdminOrder }) {
  if (refusedParcels === 0) return null;
  return (
    <span className="block text-danger text-sm">{messages.refusedParcelsMark(countOf(refusedParcels, 'parcel'))}</span>
  );
}
