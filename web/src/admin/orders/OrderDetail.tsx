import type { AdminOrder } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { paymentName } from '@bookstore/contract/payment';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/formatMoment.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { NO_STREET, PackingSlip } from './PackingSlip.tsx';
import { RefusedParcels } from './RefusedParcels.tsx';

/** One order: for whom, whereto, what, and how far it has come. */
export function OrderDetail({ order }: { order: AdminOrder }) {
  const { city, state, zipcode, country } = order.address;
  return (
    <Card className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <AdminHeading>{`Order ${shortId(order._id)}`}</AdminHeading>
          <p className="text-ink-soft">
            <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-4 max-sm:w-full max-sm:*:grow">
          <OrderSteps order={order} />
          <Button look="secondary" onClick={() => window.print()}>
            Print packing slip
          </Button>
        </div>
      </div>
      <RefusedParcels order={order} />
      <OrderTimeline status={order.status} history={order.history} customer={order.name} />
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name="Customer">{order.name}</Fact>
        <Fact name="E-mail">
          <FactLink href={`mailto:${order.email}`}>{order.email}</FactLink>
        </Fact>
        <Fact name="Phone">
          <FactLink href={`tel:${order.phone.replaceAll(/[^\d+]/g, '')}`}>{order.phone}</FactLink>
        </Fact>
        <Fact name="Address">{[order.delivery?.street ?? NO_STREET, city, state, zipcode, country].join(', ')}</Fact>
        {order.delivery?.note && <Fact name="Note for the courier">{order.delivery.note}</Fact>}
        <Fact name="Payment">{paymentName(order.payment)}</Fact>
        <Fact name="Order ID">
          <span className="font-mono text-sm">{order._id}</span>
        </Fact>
      </dl>
      <OrderItems order={order} />
      <OrderMails order={order} />
      <PackingSlip order={order} />
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="underline decoration-line-strong underline-offset-4 hover:text-accent">
      {children}
    </a>
  );
}

/** What was sold as it was sold, whatever became of the books since. */
function OrderItems({ order }: { order: AdminOrder }) {
  return (
    <table className="w-full text-left">
      <caption className="pb-3 text-left font-display text-xl">Books</caption>
      <thead className="border-line border-b text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-2 font-medium">
            Title
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Price
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {order.items.map((item) => (
          <tr key={item._id}>
            <td dir="auto" className="wrap-anywhere py-3 pr-6">
              {item.title}
            </td>
            <td className="py-3 text-right tabular-nums">{formatPrice(item.price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-line-strong border-t font-semibold">
        <tr>
          <th scope="row" className="py-3">
            Total
          </th>
          <td className="py-3 text-right tabular-nums">{formatPrice(Number(order.totalPrice))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
