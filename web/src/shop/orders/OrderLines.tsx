import type { Order } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Each entry of productIds, with the title and the price of the moment it was sold. */
export function OrderLines({ order }: { order: Order }) {
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
