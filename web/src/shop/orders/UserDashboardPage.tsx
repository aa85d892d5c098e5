import type { Order } from '@bookstore/contract/api/order';
import { isUnsold } from '@bookstore/contract/orderSteps';
import { wishList, yourAccount } from '@bookstore/messages/layout';
import * as messages from '@bookstore/messages/orders';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAuth } from '../auth/context.ts';
import { NewestBooks } from '../cart/NewestBooks.tsx';
import { NoOrders } from './NoOrders.tsx';
import { QUIET } from './OrderActions.tsx';
import { OrderOverview } from './OrderOverview.tsx';
import { useMyOrders } from './useMyOrders.ts';

const LINKS = [
  { label: messages.allOrders, path: paths.orders },
  { label: messages.accountDetails, path: paths.account },
  { label: wishList, path: paths.wishes },
];

export function UserDashboardPage() {
  usePageMeta({ title: messages.userDashboard, description: messages.yourRecentOrders });
  const { currentUser } = useAuth();
  const { query, now } = useMyOrders();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="grid gap-2">
          <PageHeading>{messages.userDashboard}</PageHeading>
          <p className="text-ink-soft text-lg">{greeting(currentUser?.name)}</p>
        </div>
        {query.currentData && query.currentData.length > 0 && <Figures orders={query.currentData} />}
        <nav aria-label={yourAccount} className="-my-2 flex basis-full flex-wrap gap-x-6">
          {LINKS.map(({ label, path }) => (
            <Link key={path} to={path} className={QUIET}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <QueryResult
        query={query}
        loading={<Spinner label={messages.loading} />}
        failure={<ErrorState onRetry={() => void query.refetch()}>{messages.dashboardNotLoaded}</ErrorState>}
      >
        {(orders) => <RecentOrders orders={orders} now={now} />}
      </QueryResult>
    </div>
  );
}

function Figures({ orders }: { orders: readonly Order[] }) {
  const { orders: count, books, open } = summarize(orders);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-card bg-paper-sunk px-6 py-3">
      <Figure name={messages.figures.orders(count)} value={count} />
      <Figure name={messages.figures.books(books)} value={books} />
      <Figure name={messages.figures.open()} value={open} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-display text-2xl text-ink tabular-nums">{value}</dd>
    </div>
  );
}

const FEW = 3;

function RecentOrders({ orders, now }: { orders: readonly Order[]; now: Date }) {
  if (orders.length === 0) return <NoOrders>{messages.noRecentOrders}</NoOrders>;
  return (
    <>
      <ul className="grid gap-6">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderOverview order={order} now={now} />
          </li>
        ))}
      </ul>
      {orders.length < FEW && (
        <div className="-mx-4 sm:-mx-6">
          <NewestBooks />
        </div>
      )}
    </>
  );
}

export function greeting(name: string | null | undefined): string {
  return messages.welcome(name || messages.user);
}

/** `books` and `open` exclude cancelled orders, `books` returned ones too. */
interface OrdersSummary {
  orders: number;
  books: number;
  open: number;
}

export function summarize(orders: readonly Order[]): OrdersSummary {
  const bought = orders.filter((order) => !isUnsold(order));
  return {
    orders: orders.length,
    books: bought.reduce((sum, { productIds, returned = [] }) => sum + productIds.length - returned.length, 0),
    open: bought.filter(({ status }) => status === 'placed' || status === 'packed').length,
  };
}
