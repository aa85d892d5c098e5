import { formatCents } from '@bookstore/contract/format/money';
import type { OrderTotals } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/checkout';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { selectOrderableCount } from '../cart/cartSlice.ts';
import { OrderBooks, OrderFigures, OrderPromises } from './OrderFigures.tsx';
import { type ChoiceFields, getPickup } from './shownTotals.ts';

export function OrderSummary({ totals, choice }: { totals: OrderTotals; choice: ChoiceFields }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = useSelector(selectOrderableCount);
  return (
    <section
      aria-label={messages.yourOrder}
      className="grid h-fit rounded-card bg-paper-sunk lg:sticky lg:top-28 lg:order-last lg:p-6"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-card px-5 py-3 font-display text-ink text-lg lg:hidden"
      >
        <span className="tabular-nums">
          {messages.countAndTotal(countOf(count, 'book'), formatCents(totals.totalCents))}
        </span>
        <span className={classNames('transition-transform', isOpen && 'rotate-180')}>
          <Icon name="down" />
        </span>
      </button>
      <div id={id} className={classNames('grid gap-4 max-lg:p-5 max-lg:pt-2', !isOpen && 'max-lg:hidden')}>
        <OrderFigures totals={totals} isCollected={getPickup(choice) !== undefined} />
        <OrderBooks />
        <OrderPromises choice={choice} />
        <Link
          to={paths.cart}
          className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
        >
          {messages.editCart}
        </Link>
      </div>
    </section>
  );
}
