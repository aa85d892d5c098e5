import type { AdminOrder } from '@bookstore/contract/api/order';
import { type CountFilter, useLazyGetOrdersCountQuery } from '../../api/orderBookApi.ts';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';
import { Button } from '../../ui/Button.tsx';
import { shortCount } from '../ui/unpacked.ts';
import { type OrdersView, toFilter } from './ordersFilter.ts';
import { ASK_EVERY_MS } from './useUnpacked.ts';

/** Which orders would stand above the newest that is shown; null where none can, or nobody can count them. */
export function newerThan(view: OrdersView, newest: AdminOrder | undefined): CountFilter | null {
  const { q, cursor, status, ...rest } = toFilter(view);
  if (q || cursor || (status && status !== 'placed')) return null;
  const from = newest && new Date(Date.parse(newest.createdAt) + 1).toISOString();
  return { ...rest, ...(status && { status }), ...(from && { from }) };
}

interface Props {
  view: OrdersView;
  /** The first of the list. */
  newest: AdminOrder | undefined;
  onShow: () => void;
}

/** Says that orders have come since the list was loaded, which stays as it is until somebody wants them. */
export function NewOrders({ view, newest, onShow }: Props) {
  const wanted = newerThan(view, newest);
  const [ask, { data = 0, originalArgs }] = useLazyGetOrdersCountQuery();
  useVisibleInterval(() => {
    if (wanted) void ask(wanted);
  }, ASK_EVERY_MS);
  const isAboutThis = wanted && JSON.stringify(wanted) === JSON.stringify(originalArgs);
  const count = isAboutThis ? data : 0;
  return (
    <div
      className={
        count > 0 ? 'flex flex-wrap items-center gap-x-4 border-line border-b bg-accent-soft px-4 py-1 lg:px-6' : ''
      }
    >
      <p role="status" className="font-medium empty:hidden">
        {count > 0 && `${shortCount(count)} new ${count === 1 ? 'order' : 'orders'}`}
      </p>
      {count > 0 && (
        <Button look="quiet" className="px-3! underline" onClick={onShow}>
          Show
        </Button>
      )}
    </div>
  );
}
