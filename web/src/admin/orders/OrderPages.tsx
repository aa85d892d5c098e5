import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { readTrail } from '../ui/trail.ts';
import { type OrdersView, toSearch } from './ordersFilter.ts';

interface Props {
  view: OrdersView;
  /** Of orders on this page. */
  count: number;
  nextCursor: string | null;
}

/** To older and newer orders, and where they end. A cursor only leads onward, so the way back is kept with the address. */
export function OrderPages({ view, count, nextCursor }: Props) {
  const trail = readTrail(useLocation().state);
  const isFirst = view.cursor === '';
  if (isFirst && nextCursor === null && count === 0) return null;
  const turn = (label: string, cursor: string, next: readonly string[]) => (
    <Link
      to={{ pathname: paths.adminOrders, search: toSearch({ ...view, cursor }) }}
      state={{ trail: next }}
      className={buttonClass('secondary', 'px-4!')}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-4 lg:px-6">
      {!isFirst && turn('Newer orders', trail.at(-1) ?? '', trail.slice(0, -1))}
      {(!isFirst || nextCursor !== null) && (
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          Page {trail.length + 1}
        </p>
      )}
      <span className="ml-auto text-ink-soft text-sm">
        {nextCursor === null ? 'No older orders' : turn('Older orders', nextCursor, [...trail, view.cursor])}
      </span>
    </nav>
  );
}
