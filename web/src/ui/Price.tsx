import { formatPrice } from '@bookstore/contract/format/money';
import type { StruckPrice } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/common';
import { lowestPriceBefore } from '@bookstore/messages/facts';
import { hidden } from './hidden.tsx';

interface Props {
  /** In the shop's currency. */
  price: number;
  struck?: StruckPrice | null;
  className?: string;
}

export function Price({ price, struck, className = 'text-xl' }: Props) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2.5 tabular-nums ${className}`}>
      <span className="font-semibold text-ink">
        {struck ? messages.reducedPrice(hidden, <span key="price">{formatPrice(price)}</span>) : formatPrice(price)}
      </span>
      {struck && (
        <span className="text-[.8em] text-ink-soft">
          {messages.oldPrice(hidden, <del key="price">{formatPrice(struck.oldPrice)}</del>)}
        </span>
      )}
      {struck?.lowestPrice !== undefined && (
        <span className="basis-full text-ink-soft text-xs">{lowestPriceBefore(formatPrice(struck.lowestPrice))}</span>
      )}
    </p>
  );
}
