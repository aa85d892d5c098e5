import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/common';
import { hidden } from './hidden.tsx';

interface Props {
  /** In the shop's currency. */
  price: number;
  /** The same: struck through beside the price where it was higher, and not shown where it was not. */
  oldPrice?: number;
  className?: string;
}

export function Price({ price, oldPrice, className = 'text-xl' }: Props) {
  const isReduced = oldPrice !== undefined && oldPrice > price;
  return (
    <p className={`flex items-baseline gap-2.5 tabular-nums ${className}`}>
      <span className="font-semibold text-ink">
        {isReduced ? messages.reducedPrice(hidden, <span key="price">{formatPrice(price)}</span>) : formatPrice(price)}
      </span>
      {isReduced && (
        <span className="text-[.8em] text-ink-soft">
          {messages.oldPrice(hidden, <del key="price">{formatPrice(oldPrice)}</del>)}
        </span>
      )}
    </p>
  );
}
