import type { AdminOrder } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import { type ComponentType, lazy, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetAdminOrdersQuery, useLazyGetOrdersCountQuery } from '../../api/adminOrdersApi.ts';
import { useCursorTrail } from '../../lib/cursorTrail.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { LIST_BUTTON, LIST_BUTTONS } from '../ui/listButton.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { POLL_INTERVAL_MS, shortCount } from '../ui/pendingOrderCount.ts';
import { type Selection, useSelection } from '../ui/selection.tsx';
import { useAdminInterval } from '../ui/useAdminInterval.ts';
import { useListView } from '../ui/useListView.ts';
import { OrdersBar } from './bulk/OrdersBar.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import {
  ALL_ORDERS,
  isFiltered,
  newerOrdersFilter,
  type OrdersView,
  readView,
  toFilter,
  toSearch,
  withChoice,
} from './ordersFilter.ts';

const PickListDialog = lazy(() =>
  import('./pick/PickListDialog.tsx').then(({ PickListDialog }) => ({ default: PickListDialog })),
);
const TrackingDialog = lazy(() =>
  import('./bulk/TrackingDialog.tsx').then(({ TrackingDialog }) => ({ default: TrackingDialog })),
);

export function AdminOrdersPage() {
  const { view, choose } = useListView({ read: readView, toSearch, withChoice });
  const selection = useSelection<AdminOrder>('orders');
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-4 lg:px-6">
        <AdminHeading className="mr-auto text-2xl">{messages.orders}</AdminHeading>
        <Link to={paths.newOrder} className={buttonClass('primary', LIST_BUTTON)}>
          {messages.newOrder}
        </Link>
        <div className={LIST_BUTTONS}>
          <DialogButton label={messages.pickListOpenOrders} dialog={PickListDialog} />
          <DialogButton label={messages.trackingFromFile} dialog={TrackingDialog} />
        </div>
      </div>
      {view.customer && <OneCustomer view={view} />}
      <OrdersToolbar view={view} onChange={choose} hasSelection={selection.selected.size > 0} />
      <OrdersBar selection={selection} />
      <OrdersOfView view={view} selection={selection} />
    </Card>
  );
}

function OneCustomer({ view }: { view: OrdersView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 px-4 lg:px-6">
      {messages.ordersOfCustomer(shortId(view.customer))}
      <Link
        to={{ search: toSearch({ ...view, customer: '', cursor: '' }) }}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {messages.allCustomers}
      </Link>
    </p>
  );
}

interface DialogButtonProps {
  label: string;
  dialog: ComponentType<{ onClose: () => void }>;
}

function DialogButton({ label, dialog: Dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className={LIST_BUTTON} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyDialog onClose={() => setIsOpen(false)}>
          <Dialog onClose={() => setIsOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}

function OrdersOfView({ view, selection }: { view: OrdersView; selection: Selection<AdminOrder> }) {
  const list = useRef<HTMLDivElement>(null);
  const query = useGetAdminOrdersQuery(toFilter(view), { refetchOnMountOrArgChange: true });
  const show = () => {
    void query.refetch();
    list.current?.focus({ preventScroll: true });
  };
  const failure = (
    <div className="p-4 lg:p-6">
      <ErrorState onRetry={() => void query.refetch()}>{messages.ordersNotLoaded}</ErrorState>
    </div>
  );
  return (
    <QueryResult query={query} loading={<Spinner label={messages.loadingOrders} />} failure={failure}>
      {({ orders, nextCursor }) => (
        <>
          <NewOrders view={view} newest={orders[0]} onShow={show} />
          <LastAnswer ref={list} tabIndex={-1} isFetching={query.isFetching} className="outline-none">
            {orders.length > 0 ? (
              <OrdersTable orders={orders} selection={selection} />
            ) : (
              <NoOrders view={view} hasMore={nextCursor !== null} />
            )}
            <OrderPages view={view} count={orders.length} nextCursor={nextCursor} />
          </LastAnswer>
        </>
      )}
    </QueryResult>
  );
}

interface NewOrdersProps {
  view: OrdersView;
  newest: AdminOrder | undefined;
  onShow: () => void;
}

/** The list stays until the admin asks for the new orders. */
function NewOrders({ view, newest, onShow }: NewOrdersProps) {
  const filter = newerOrdersFilter(view, newest);
  const [ask, { data = 0, originalArgs }] = useLazyGetOrdersCountQuery();
  useAdminInterval(() => {
    if (filter) void ask(filter);
  }, POLL_INTERVAL_MS);
  const isAboutThis = filter && JSON.stringify(filter) === JSON.stringify(originalArgs);
  const count = isAboutThis ? data : 0;
  return (
    <div
      className={
        count > 0 ? 'flex flex-wrap items-center gap-x-4 border-line border-b bg-accent-soft px-4 py-1 lg:px-6' : ''
      }
    >
      <p role="status" className="font-medium empty:hidden">
        {count > 0 && messages.newOrders(count, shortCount(count))}
      </p>
      {count > 0 && (
        <Button look="quiet" className="px-3! underline" onClick={onShow}>
          {messages.show}
        </Button>
      )}
    </div>
  );
}

function NoOrders({ view, hasMore }: { view: OrdersView; hasMore: boolean }) {
  const isOnlyPlaced = toSearch({ ...view, sort: 'newest' }) === toSearch({ ...ALL_ORDERS, status: 'placed' });
  const noMatch = hasMore ? messages.noMatchesYet : messages.noMatches;
  const reason = isFiltered(view) ? noMatch : messages.noOrdersYet;
  return (
    <div className="p-4 lg:p-6">
      <EmptyState
        icon="parcel"
        action={
          isFiltered(view) && (
            <Link to={paths.adminOrders} className={buttonClass('secondary')}>
              {messages.showAllOrders}
            </Link>
          )
        }
      >
        {isOnlyPlaced ? messages.allOrdersPacked : reason}
      </EmptyState>
    </div>
  );
}

interface Props {
  view: OrdersView;
  count: number;
  nextCursor: string | null;
}

function OrderPages({ view, count, nextCursor }: Props) {
  const trail = useCursorTrail();
  const isFirst = view.cursor === '';
  const [back, onward, end] =
    view.sort === 'oldest'
      ? [messages.olderOrders, messages.newerOrders, messages.noNewerOrders]
      : [messages.newerOrders, messages.olderOrders, messages.noOlderOrders];
  if (isFirst && nextCursor === null && count === 0) return null;
  const turn = (label: string, cursor: string, next: readonly string[]) => (
    <PageLink to={{ pathname: paths.adminOrders, search: toSearch({ ...view, cursor }) }} trail={next}>
      {label}
    </PageLink>
  );
  return (
    <nav
      aria-label={messages.pages}
      className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-4 lg:px-6"
    >
      {!isFirst && turn(back, trail.at(-1) ?? '', trail.slice(0, -1))}
      {(!isFirst || nextCursor !== null) && (
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {messages.page(trail.length + 1)}
        </p>
      )}
      <span className="ml-auto text-ink-soft text-sm">
        {nextCursor === null ? end : turn(view.q ? messages.moreResults : onward, nextCursor, [...trail, view.cursor])}
      </span>
    </nav>
  );
}
