import { readyOf, readyText } from '@bookstore/contract/arrival';
import { isUnknownCountry } from '@bookstore/contract/countries';
import { deliveryTimeText, shippingText, taxesText, taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import type { OrderTotals } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/checkout';
import * as facts from '@bookstore/messages/facts';
import { delivery } from '@bookstore/shop/delivery';
import { useSelector } from 'react-redux';
import { useArrival } from '../../lib/useArrival.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';
import { CartItemWarning } from '../cart/CartLine.tsx';
import { type CartItem, isOrderable, orderableItems, selectCartItems } from '../cart/cartSlice.ts';
import { OneParcelNote, useCartNotBefore } from '../cart/OneParcelNote.tsx';
import { type ChoiceFields, getPickup, getTaxes } from './shownTotals.ts';

export function OrderFigures({ totals, isCollected = false }: { totals: OrderTotals; isCollected?: boolean }) {
  const items = useSelector(selectCartItems);
  const { booksCents, wrapCents, totalCents } = totals;
  return (
    <dl className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 font-display text-ink text-xl">
        <dt>{messages.totalPrice}</dt>
        <dd className="tabular-nums">{formatCents(totalCents)}</dd>
      </div>
      <Line name={messages.summary.items}>{orderableItems(items).length}</Line>
      {totalCents !== booksCents && <Line name={messages.summary.books}>{formatCents(booksCents)}</Line>}
      <Line name={messages.summary.shipping}>{isCollected ? messages.collectIt : formatShipping(totals)}</Line>
      {wrapCents > 0 && <Line name={facts.labelled(facts.giftWrap)}>{formatCents(wrapCents)}</Line>}
      <Line name={messages.summary.taxes}>{taxesText()}</Line>
      {getTaxes(items, totals).map(({ rate, taxCents }) => (
        <Line key={rate} name={facts.labelled(facts.taxWithin(taxRateText(rate)))}>
          {formatCents(taxCents)}
        </Line>
      ))}
    </dl>
  );
}

function formatShipping({ booksCents, deliveryCents }: OrderTotals): string {
  if (deliveryCents > 0) return formatCents(deliveryCents);
  return delivery.charge && booksCents > 0 ? facts.deliveryIsFree : shippingText();
}

function Line({ name, children }: { name: string; children: string | number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}

export function OrderBooks() {
  const items = useSelector(selectCartItems);
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-4 border-line border-t pt-4 text-sm">
      {items.map((item) => (
        <BookLine key={item._id} item={item} />
      ))}
    </ul>
  );
}

function BookLine({ item }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-start gap-x-4">
      <Cover book={item} alt="" sizes="48px" className="shadow-cover" />
      <div className="min-w-0">
        <p dir="auto" title={item.title} className="wrap-anywhere line-clamp-3 font-medium text-ink">
          {item.title}
        </p>
        {item.author && (
          <p dir="auto" className="wrap-anywhere text-ink-soft">
            {item.author}
          </p>
        )}
        {!item.isGone && <PublicationNote book={item} />}
        <CartItemWarning item={item} />
      </div>
      <p className={isOrderable(item) ? 'tabular-nums' : 'text-ink-soft tabular-nums line-through'}>
        {formatPrice(item.newPrice)}
      </p>
    </li>
  );
}

export function OrderedTitles() {
  const items = orderableItems(useSelector(selectCartItems));
  return (
    <ul aria-label={messages.yourOrder} className="grid gap-1 text-sm lg:hidden">
      {items.map(({ _id, title, newPrice }) => (
        <li key={_id} className="flex items-baseline justify-between gap-4">
          <span dir="auto" className="wrap-anywhere">
            {title}
          </span>
          <span className="tabular-nums">{formatPrice(newPrice)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Unknown countries get no promise of time. */
export function OrderPromises({ choice }: { choice: Pick<ChoiceFields, 'country' | 'isCollected'> }) {
  const notBefore = useCartNotBefore();
  const promised = useArrival(notBefore);
  const pickup = getPickup(choice);
  const isUnknown = isUnknownCountry(choice.country);
  const delivered = isUnknown ? null : promised;
  const arrival = pickup ? readyText(readyOf(new Date(), pickup, delivery, notBefore)) : delivered;
  return (
    <div className="grid gap-2 border-line border-t pt-4 text-sm">
      {arrival && (
        <p className="flex items-center gap-3 font-medium text-ink">
          <Icon name="parcel" size={20} />
          {arrival}
        </p>
      )}
      <OneParcelNote />
      <p className="text-ink-soft">
        {[delivery.promise, pickup || isUnknown ? '' : deliveryTimeText()]
          .filter(Boolean)
          .map((text) => `${text}.`)
          .join(' ')}
      </p>
    </div>
  );
}
