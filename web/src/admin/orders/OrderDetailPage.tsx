import type { AdminOrder } from '@bookstore/contract/api/order';
import { daysText } from '@bookstore/contract/arrival';
import { shortId } from '@bookstore/contract/ids';
import { isUnsold } from '@bookstore/contract/orderSteps';
import { isCounterSale, paymentName } from '@bookstore/contract/payment';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/dashboardOrders';
import { sentWith, trackParcel } from '@bookstore/messages/facts';
import { lazy, type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { mailTo } from '../../lib/contact.ts';
import { countOf, formatLongDate, formatMoment } from '../../lib/format.ts';
import { readStateField } from '../../lib/readStateField.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LazyPart, LoadFailure } from '../../ui/LazyPart.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { statusLabel } from '../../ui/orderStatus/orderStatus.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ChangesOf } from '../log/ChangesOf.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { BackToList } from '../ui/BackToList.tsx';
import { customerName } from './customerName.ts';
import type { OrderEdit } from './edit/EditOrderDialog.tsx';
import { OrderBadge, PartlyReturned } from './OrderBadge.tsx';
import { CashReceived, EditButtons, OrderEdits } from './OrderEdits.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderParts } from './OrderParts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { ALL_ORDERS, toSearch } from './ordersFilter.ts';
import { useOrderBooks } from './useOrderBooks.ts';
import { waitingText } from './waitingText.ts';

const OrderWithdrawals = lazy(() =>
  import('../withdrawals/WithdrawalItem.tsx').then(({ OrderWithdrawals }) => ({ default: OrderWithdrawals })),
);
const PackingSlip = lazy(() => import('./PackingSlip.tsx').then(({ PackingSlip }) => ({ default: PackingSlip })));

export function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid gap-4 pb-20 md:pb-0">
      <BackToList to={paths.adminOrders}>{messages.allOrders}</BackToList>
      <OrderOrState key={id} id={id} />
    </div>
  );
}

function OrderOrState({ id }: { id: string }) {
  const query = useGetOrderQuery(id, { refetchOnMountOrArgChange: true });
  if (getProblem(query.error)?.code === 'not-found') return <ErrorState>{messages.orderNotFound}</ErrorState>;
  const loading = (
    <Card>
      <Spinner label={messages.loadingOrder} />
    </Card>
  );
  const failure = <ErrorState onRetry={() => void query.refetch()}>{messages.orderNotLoaded}</ErrorState>;
  return (
    <QueryResult query={query} loading={loading} failure={failure}>
      {(order) => (
        <>
          <OrderDetail order={order} />
          <ChangesOf subject={id} />
        </>
      )}
    </QueryResult>
  );
}

export function OrderDetail({ order }: { order: AdminOrder }) {
  const { books, isLoading: areBooksLoading } = useOrderBooks([order]);
  const [edit, setEdit] = useState<OrderEdit | null>(null);
  const edits = (...names: OrderEdit[]) => <EditButtons order={order} names={names} onEdit={setEdit} />;
  return (
    <Card className="grid gap-6 sm:gap-8">
      <div className="grid gap-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AdminHeading>{messages.order(shortId(order._id))}</AdminHeading>
            <p>
              <span className="sr-only">{messages.status}</span> <OrderBadge order={order} />
            </p>
            <PartlyReturned order={order} />
          </div>
          <p className="text-ink-soft">
            <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
          </p>
        </div>
        <WaitingNotice order={order} />
        <Ending order={order} />
        {/* Aligned left, so that the next step takes the place of the previous one. */}
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 empty:hidden max-sm:*:grow">
          <OrderSteps order={order} quiet={edits('waiting')}>
            <CashReceived order={order} />
            {!isUnsold(order) && !isWaiting(order) && (
              <Button
                {...(order.status === 'returned'
                  ? { look: 'quiet', className: 'px-3! underline sm:-ms-3' }
                  : { look: 'secondary' })}
                onClick={() => window.print()}
              >
                {messages.printPackingSlip}
              </Button>
            )}
          </OrderSteps>
        </div>
        <OrderEdits order={order} edit={edit} onEdit={setEdit} />
      </div>
      <PlacedNotice order={order} />
      {order.lacksStreet && <Alert>{messages.streetHint}</Alert>}
      <RefusedParcels order={order} />
      <OrderParts order={order} />
      <LazyPart>
        <OrderWithdrawals orderId={order._id} />
      </LazyPart>
      <GiftNotice order={order} />
      <Progress order={order} />
      <div className="grid gap-8 xl:grid-cols-[1fr_20rem] xl:grid-rows-[auto_1fr]">
        <OrderItems
          order={order}
          books={books}
          isLoading={areBooksLoading}
          actions={edits('books', 'split', 'returns')}
        />
        <OrderFacts order={order} edits={edits} />
        <div className="grid h-fit gap-8 empty:hidden">
          <OrderInvoice order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
      <LazyPart failure={<LoadFailure>{messages.slipNotLoaded}</LoadFailure>}>
        <PackingSlip order={order} books={books} />
      </LazyPart>
    </Card>
  );
}

interface FactsProps {
  order: AdminOrder;
  edits: (name: OrderEdit) => ReactNode;
}

function OrderFacts({ order, edits }: FactsProps) {
  return (
    <section
      aria-label={messages.details}
      className="grid h-fit gap-2 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-line xl:border-s xl:ps-8"
    >
      <h3 className="flex min-h-11 items-center font-display text-xl">{messages.details}</h3>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-1">
        <Fact name={messages.facts.customer}>
          <bdi>{customerName(order)}</bdi>
          {!isCounterSale(order) && <OrdersOfCustomer order={order} />}
        </Fact>
        {order.email && (
          <Fact name={messages.facts.email}>
            <FactLink href={mailTo(order.email)}>{order.email}</FactLink>
            <div className="-mx-3">{edits('message')}</div>
          </Fact>
        )}
        {order.phone && (
          <Fact name={messages.facts.phone}>
            <FactLink href={`tel:${order.phone.replaceAll(/[^\d+]/g, '')}`}>{order.phone}</FactLink>
          </Fact>
        )}
        {order.pickup && (
          <Fact name={messages.facts.address}>
            {messages.forCollection}
            <div className="-mx-3">{edits('delivery')}</div>
          </Fact>
        )}
        {!isCounterSale(order) && !order.pickup && (
          <Fact name={messages.facts.address}>
            {!order.delivery && <span className="block">{messages.noStreetKnown}</span>}
            <bdi className="whitespace-pre-line">{order.addressLines.join('\n')}</bdi>
            <div className="-mx-3">{edits('delivery')}</div>
          </Fact>
        )}
        {order.delivery?.note && <Fact name={messages.facts.note}>{order.delivery.note}</Fact>}
        <Fact name={messages.facts.payment}>{paymentName(order.payment, order.pickup)}</Fact>
        {order.readyUntil && !isUnsold(order) && (
          <Fact name={messages.facts.readyUntil}>{formatLongDate(order.readyUntil)}</Fact>
        )}
        {order.arrival && !isUnsold(order) && (
          <Fact name={order.pickup ? messages.facts.readyFrom : messages.facts.arrival}>{daysText(order.arrival)}</Fact>
        )}
        {order.tracking && (
          <Fact name={messages.facts.tracking}>
            {sentWith(order.tracking.carrier, order.tracking.number)}
            {order.tracking.url && (
              <div>
                <FactLink href={order.tracking.url}>{trackParcel}</FactLink>
              </div>
            )}
          </Fact>
        )}
        {order.internalNote && (
          <Fact name={messages.facts.internalNote}>
            <span className="whitespace-pre-line">{order.internalNote}</span>
          </Fact>
        )}
        <Fact name={messages.facts.orderId}>
          <span className="font-mono text-sm">{order._id}</span>
        </Fact>
      </dl>
      <div className="-mx-3">{edits('notes')}</div>
    </section>
  );
}

const toOrdersOfCustomer = (customer: string) => ({
  pathname: paths.adminOrders,
  search: toSearch({ ...ALL_ORDERS, customer }),
});

function OrdersOfCustomer({ order: { _id } }: { order: AdminOrder }) {
  return (
    <Link
      to={toOrdersOfCustomer(_id)}
      className="flex w-fit items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent max-sm:-my-3 max-sm:min-h-11 print:hidden"
    >
      {messages.allOrdersOfCustomer}
    </Link>
  );
}

function PlacedNotice({ order }: { order: AdminOrder }) {
  if (!readStateField(useLocation().state, 'isPlaced')) return null;
  if (isCounterSale(order))
    return (
      <Alert tone="note">
        <p className="flex flex-wrap items-center gap-x-4">
          {messages.saleRecorded}
          <Link
            to={`${paths.newOrder}?sale=counter`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {messages.nextSale}
          </Link>
        </p>
      </Alert>
    );
  if (order.status !== 'placed') return null;
  return (
    <Alert tone="note">
      <p>{messages.orderPlaced}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <Button look="secondary" className="px-4!" onClick={() => window.print()}>
          {messages.printSlip}
        </Button>
        <Link to={paths.newOrder} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {messages.anotherOrder}
        </Link>
      </div>
    </Alert>
  );
}

/** Phones show the latest step; the others unfold. */
function Progress({ order }: { order: AdminOrder }) {
  const isWide = useMediaQuery('(min-width: 640px)');
  const timeline = <OrderTimeline order={order} customer={customerName(order)} />;
  const latest = order.history.at(-1);
  if (isWide || !latest) return timeline;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere grow">
          <span className="font-medium">{statusLabel(latest.status, order)}</span>{' '}
          <span className="text-ink-soft text-sm">
            {formatMoment(latest.at)}
            {messages.byAdmin(latest.by ?? customerName(order))}
          </span>
        </span>
        <span className="text-ink-soft transition-transform group-open:rotate-180">
          <Icon name="down" size={18} />
        </span>
      </summary>
      <div className="pt-2">{timeline}</div>
    </details>
  );
}

/** A merged order names the order with its books. */
function Ending({ order }: { order: AdminOrder }) {
  if (!isUnsold(order) || order.mergedInto) return null;
  const cameBack = order.history.some(({ status }) => status === 'packed') && !order.pickup;
  return <p className="text-ink-soft">{cameBack ? messages.parcelCameBack : messages.nothingSent}</p>;
}

function WaitingNotice({ order }: { order: AdminOrder }) {
  const text = waitingText(order);
  if (!text) return null;
  return (
    <Alert tone="note" icon="parcel">
      <p className="font-medium">{text}</p>
      {order.waiting?.note && <p dir="auto">{order.waiting.note}</p>}
    </Alert>
  );
}

/** The shop can call a customer with refused parcels before sending another. */
export function RefusedParcels({ order: { _id, refusedParcels = 0 } }: { order: AdminOrder }) {
  if (refusedParcels === 0) return null;
  return (
    <div className="flex items-start gap-3 rounded-control border border-danger bg-danger-soft px-4 py-3">
      <span className="pt-0.5 text-danger">
        <Icon name="alert" size={20} />
      </span>
      <p className="flex flex-wrap gap-x-3">
        <span>{messages.refusedParcels(countOf(refusedParcels, 'parcel'))}</span>
        <Link to={toOrdersOfCustomer(_id)} className="font-medium underline underline-offset-4">
          {messages.allOrdersOfCustomer}
        </Link>
      </p>
    </div>
  );
}

function GiftNotice({ order: { delivery } }: { order: AdminOrder }) {
  if (!delivery?.gift) return null;
  const { note, wrap } = delivery.gift;
  return (
    <section
      aria-label={messages.gift}
      className="grid gap-2 rounded-control border border-line-strong bg-paper-sunk px-4 py-3"
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon name="parcel" size={20} />
        {wrap ? messages.giftToWrap : messages.gift}
      </p>
      {note && (
        <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line border-line-strong border-s-2 ps-3">
          {note}
        </blockquote>
      )}
      <p className="text-ink-soft text-sm">{note ? messages.giftSlip : messages.giftSlipWithoutNote}</p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere">{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className="underline decoration-line-strong underline-offset-4 hover:text-accent max-sm:-my-2.5 max-sm:inline-block max-sm:py-2.5"
    >
      {children}
    </a>
  );
}
