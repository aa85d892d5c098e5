import { deliveryTimeText, shippingText, taxesText } from '@bookstore/contract/deliveryTexts';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { CartItemWarning } from '../cart/CartLine.tsx';
import {
  type CartItem,
  isOrderable,
  selectCartItems,
  selectOrderableCount,
  selectSubtotalCents,
} from '../cart/cartSlice.ts';

export function OrderSummary() {
  const items = useSelector(selectCartItems);
  return (
    <section
      aria-label={messages.yourOrder}
      className="grid h-fit gap-4 rounded-card bg-paper-sunk p-6 lg:sticky lg:top-28"
    >
      <dl className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4 font-display text-ink text-xl">
          <dt>{messages.totalPrice}</dt>
          <dd className="tabular-nums">{formatCents(useSelector(selectSubtotalCents))}</dd>
        </div>
        <Line name={messages.summary.items}>{useSelector(selectOrderableCount)}</Line>
        <Line name={messages.summary.shipping}>{shippingText()}</Line>
        <Line name={messages.summary.taxes}>{taxesText()}</Line>
      </dl>
      {items.length > 0 && (
        <ul className="grid gap-4 border-line border-t pt-4 text-sm">
          {items.map((item) => (
            <SummaryLine key={item._id} item={item} />
          ))}
        </ul>
      )}
      <p className="border-line border-t pt-4 text-ink-soft text-sm">
        {delivery.promise}. {deliveryTimeText()}.
      </p>
      <Link
        to={paths.cart}
        className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
      >
        {messages.changeTheCart}
      </Link>
    </section>
  );
}

function Line({ name, children }: { name: string; children: string | number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function SummaryLine({ item }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-start gap-x-4">
      <Cover book={item} alt="" sizes="48px" className="shadow-cover" />
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere font-medium text-ink">
          {item.title}
        </p>
        {item.author && (
          <p dir="auto" className="wrap-anywhere text-ink-soft">
            {item.author}
          </p>
        )}
        <CartItemWarning item={item} />
      </div>
      <p className={isOrderable(item) ? 'tabular-nums' : 'text-ink-soft tabular-nums line-through'}>
        {formatPrice(item.newPrice)}
      </p>
    </li>
  );
}
