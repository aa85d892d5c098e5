import type { AdminOrder } from '@bookstore/contract/api/order';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ALL_ORDERS, toSearch } from './ordersFilter.ts';

/** Beside an order: what the shop has paid for in vain before, so that it can ring up first. */
export function RefusedParcels({ order: { refusedParcels = 0, email } }: { order: AdminOrder }) {
  if (refusedParcels === 0) return null;
  const search = toSearch({ ...ALL_ORDERS, q: email, status: 'cancelled' });
  return (
    <div className="flex items-start gap-3 rounded-control border border-danger bg-danger-soft px-4 py-3">
      <span className="pt-0.5 text-danger">
        <Icon name="alert" size={20} />
      </span>
      <p className="flex flex-wrap gap-x-3">
        <span>{countOf(refusedParcels, 'parcel')} of this customer came back.</span>
        <Link to={{ pathname: paths.adminOrders, search }} className="font-medium underline underline-offset-4">
          Show the cancelled orders
        </Link>
      </p>
    </div>
  );
}

/** The same in a row of the list. */
export function RefusedMark({ order: { refusedParcels = 0 } }: { order: AdminOrder }) {
  if (refusedParcels === 0) return null;
  return <span className="block text-danger text-sm">{countOf(refusedParcels, 'parcel')} came back</span>;
}
