import type { Order } from '@bookstore/contract/api/order';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatPrice } from '@bookstore/contract/format/money';
import * as facts from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../lib/format.ts';
import { withReturns } from '../../lib/returnedItems.ts';
import { paths } from '../../paths.ts';
import { PublicationNote } from '../../ui/PublicationNote.tsx';

interface Props {
  order: Order;
  hasIds: boolean;
}

/** Lists each entry of productIds with title and price at the time of sale, then charges. */
export function OrderLines({ order, hasIds }: Props) {
  const sold = withReturns({ ...order, items: order.items ?? [] });
  // The same book may appear twice.
  const lines = order.productIds.map((id, place) => ({
    id,
    key: `${id} ${place}`,
    item: sold[place]?._id === id ? sold[place] : sold.find(({ _id }) => _id === id),
  }));
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line border-line border-t">
        {lines.map(({ id, key, item }) => (
          <li key={key} className="flex items-baseline justify-between gap-x-6 py-3 last:pb-0">
            <div className="min-w-0">
              {item && (
                <Link
                  to={paths.book(id)}
                  dir="auto"
                  className="block font-medium text-ink underline-offset-4 hover:underline"
                >
                  {item.title}
                </Link>
              )}
              {item && <PublicationNote book={{ published: item.appears ?? '' }} />}
              {item?.cameBack && (
                <span className="block text-ink-soft text-sm">
                  {messages.returnedOn(formatLongDate(item.cameBack.at))}
                </span>
              )}
              {(hasIds || !item) && <span className="wrap-anywhere text-ink-soft text-xs">{id}</span>}
            </div>
            {item && <span className="tabular-nums">{formatPrice(item.price)}</span>}
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </div>
  );
}

/** Shown if the total includes charges, known taxes or refunds. */
function Sums({ order: { deliveryCharge, giftWrap, taxes = [], totalPrice, returnedCents } }: { order: Order }) {
  if (!deliveryCharge && !giftWrap && taxes.length === 0 && returnedCents === undefined) return null;
  return (
    <dl className="grid gap-1 border-line border-t pt-3 text-sm">
      {deliveryCharge && <Sum name={facts.delivery} amount={deliveryCharge} />}
      {giftWrap && <Sum name={facts.giftWrap} amount={giftWrap} />}
      <Sum name={messages.totalLabel} amount={totalPrice} isTotal />
      {returnedCents !== undefined && <Sum name={facts.refund} amount={-returnedCents / 100} />}
      {taxes.map(({ rate, tax }) => (
        <Sum key={rate} name={facts.taxWithin(taxRateText(rate))} amount={tax} />
      ))}
    </dl>
  );
}

function Sum({ name, amount, isTotal = false }: { name: string; amount: string | number; isTotal?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-6 ${isTotal ? 'font-semibold text-base text-ink' : 'text-ink-soft'}`}
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">{formatPrice(Number(amount))}</dd>
    </div>
  );
}
