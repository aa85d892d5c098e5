import type { AdminOrder } from '@bookstore/contract/order';
import { shortId } from '@bookstore/contract/shortId';
import { Link, useLocation } from 'react-router-dom';
import { formatMoment } from '../../../lib/formatMoment.ts';
import { StatusBadge } from '../../../orderStates/StatusBadge.tsx';
import { paths } from '../../../paths.ts';
import { CELL } from '../ui/cell.ts';
import { RefusedMark } from './RefusedParcels.tsx';

/** What a narrow table has no room for stands in its other columns. */
const WIDE = 'max-lg:hidden';
const NOT_ON_PHONE = 'max-sm:hidden';

export function OrdersTable({ orders }: { orders: readonly AdminOrder[] }) {
  return (
    <table className="w-full text-left">
      <thead className="bg-paper-sunk text-ink-soft text-sm">
        <tr>
          <th scope="col" className={`${CELL} font-medium`}>
            Order
          </th>
          <th scope="col" className={`${CELL} ${WIDE} font-medium`}>
            Customer
          </th>
          <th scope="col" className={`${CELL} ${WIDE} text-right font-medium`}>
            Books
          </th>
          <th scope="col" className={`${CELL} text-right font-medium max-sm:pr-4`}>
            Total
          </th>
          <th scope="col" className={`${CELL} ${NOT_ON_PHONE} font-medium`}>
            Status
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: AdminOrder }) {
  const { search, state } = useLocation();
  return (
    <tr className="hover:bg-paper-sunk">
      <th scope="row" className={`${CELL} font-normal`}>
        <Link
          to={paths.adminOrder(order._id)}
          state={{ ...(state as object | null), search }}
          aria-label={`Order ${shortId(order._id)}, ${order.name}`}
          className="inline-flex min-h-6 items-center font-medium font-mono text-accent underline underline-offset-4"
        >
          {shortId(order._id)}
        </Link>
        <time dateTime={order.createdAt} className="block text-ink-soft text-sm">
          {formatMoment(order.createdAt)}
        </time>
        <RefusedMark order={order} />
        <span className="wrap-anywhere block text-sm lg:hidden">
          {order.name}
          <span className="block text-ink-soft max-sm:hidden">{order.email}</span>
        </span>
      </th>
      <td className={`${CELL} ${WIDE}`}>
        <span className="wrap-anywhere block">{order.name}</span>
        <span className="wrap-anywhere block text-ink-soft text-sm">{order.email}</span>
      </td>
      <td className={`${CELL} ${WIDE} text-right tabular-nums`}>{order.items.length}</td>
      <td className={`${CELL} text-right tabular-nums max-sm:pr-4`}>
        ${order.totalPrice}
        <span className="mt-2 block sm:hidden">
          <StatusBadge status={order.status} />
        </span>
      </td>
      <td className={`${CELL} ${NOT_ON_PHONE}`}>
        <StatusBadge status={order.status} />
      </td>
    </tr>
  );
}
