import type { Order } from '@bookstore/contract/api/order';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatPrice } from '@bookstore/contract/format/money';
import { isUnsold } from '@bookstore/contract/orderSteps';
import { paymentName } from '@bookstore/contract/payment';
import * as facts from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { formatLongDate } from '../../lib/format.ts';
import { withReturns } from '../../lib/returnedItems.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';

interface Props {
  order: Order;
  /** Shows the books' ids instead of the sums. */
  isOverview?: boolean;
  /** Shows free delivery and the payment too. */
  hasAllSums?: boolean;
}

/** Prices are those at the time of sale. Current covers are decorative, because the titles are links. */
export function OrderLines({ order, isOverview = false, hasAllSums = false }: Props) {
  const { ref, isNear } = useIsNear();
  const { data, isError } = useGetBooksPageQuery({ ids: order.productIds }, { skip: !isNear });
  const books = new Map(data?.books.map((book) => [book._id, book]));
  const isLoading = isNear && !data && !isError;
  const sold = withReturns({ ...order, items: order.items ?? [] });
  // The same book may appear twice.
  const lines = order.productIds.map((id, place) => ({
    id,
    key: `${id} ${place}`,
    item: sold[place]?._id === id ? sold[place] : sold.find(({ _id }) => _id === id),
  }));
  return (
    <div ref={ref} className="grid gap-4">
      <ul className={classNames('grid gap-4', isUnsold(order) && 'opacity-60 grayscale')}>
        {lines.map(({ id, key, item }) => (
          <li key={key} className="flex flex-wrap gap-x-4 gap-y-2">
            <Link to={paths.book(id)} tabIndex={-1} aria-hidden="true" className="w-14 shrink-0 self-start">
              {isLoading ? (
                <span className="block aspect-2/3 rounded-cover bg-paper-sunk" />
              ) : (
                <Cover
                  book={{ ...books.get(id), title: item?.title ?? '' }}
                  alt=""
                  sizes="56px"
                  className="shadow-cover"
                />
              )}
            </Link>
            <div className="flex min-w-0 flex-1 basis-40 flex-wrap content-start items-baseline justify-between gap-x-4 gap-y-1">
              <div className="grid min-w-0 flex-1 basis-36 gap-1">
                {item && (
                  <Link
                    to={paths.book(id)}
                    dir="auto"
                    title={item.title}
                    className={classNames(
                      'wrap-anywhere line-clamp-3 text-ink underline-offset-4 hover:underline',
                      isOverview ? 'font-display' : 'font-medium',
                    )}
                  >
                    {item.title}
                  </Link>
                )}
                {/* Reserves the line while authors load. */}
                {(books.get(id)?.author || !(data || isError)) && (
                  <span dir="auto" className="wrap-anywhere line-clamp-2 min-h-6 text-ink-soft text-sm">
                    {books.get(id)?.author}
                  </span>
                )}
                {item && <PublicationNote book={{ published: item.appears ?? '' }} />}
                {item?.cameBack && (
                  <span className="text-ink-soft text-sm">{messages.returnedOn(formatLongDate(item.cameBack.at))}</span>
                )}
                {(isOverview || !item) && <span className="wrap-anywhere text-ink-soft text-xs">{id}</span>}
              </div>
              {item && <span className="tabular-nums">{formatPrice(item.price)}</span>}
            </div>
          </li>
        ))}
      </ul>
      {!isOverview && <Sums order={order} hasAll={hasAllSums} />}
    </div>
  );
}

/** Without IntersectionObserver titles replace the covers. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current && 'IntersectionObserver' in window) return whenNear(ref.current, () => setIsNear(true));
  }, []);
  return { ref, isNear };
}

/** Without `hasAll`, shown if the total includes charges, known taxes or refunds. */
function Sums({ order, hasAll }: { order: Order; hasAll: boolean }) {
  const { deliveryCharge, giftWrap, taxes = [], totalPrice, returnedCents, payment, pickup } = order;
  if (!hasAll && !deliveryCharge && !giftWrap && taxes.length === 0 && returnedCents === undefined) return null;
  return (
    <dl className="grid gap-1 border-line border-t pt-3 text-sm">
      {deliveryCharge && <Sum name={facts.delivery} amount={deliveryCharge} />}
      {hasAll && !deliveryCharge && !pickup && <Row name={facts.delivery}>{facts.deliveryIsFree}</Row>}
      {giftWrap && <Sum name={facts.giftWrap} amount={giftWrap} />}
      <Sum name={messages.totalLabel} amount={totalPrice} isTotal />
      {taxes.map(({ rate, tax }) => (
        <Sum key={rate} name={facts.taxWithin(taxRateText(rate))} amount={tax} />
      ))}
      {returnedCents !== undefined && <Sum name={facts.refund} amount={-returnedCents / 100} />}
      {hasAll && <Row name={messages.payment}>{paymentName(payment, pickup !== undefined)}</Row>}
    </dl>
  );
}

interface SumProps {
  name: string;
  amount: string | number;
  isTotal?: boolean;
}

const Sum = ({ amount, ...row }: SumProps) => <Row {...row}>{formatPrice(Number(amount))}</Row>;

function Row({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: string }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-6 ${isTotal ? 'font-semibold text-base text-ink' : 'text-ink-soft'}`}
    >
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
