import { formatPrice } from '@bookstore/contract/money';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** Dollars. */
  price: number;
  /** Dollars; struck through beside the price. */
  oldPrice?: number;
  className?: string;
}

export function Price({ price, oldPrice, className = 'text-xl' }: Props) {
  return (
    <p className={`flex items-baseline gap-2.5 tabular-nums ${className}`}>
      <span className="font-semibold text-ink">
        {oldPrice !== undefined && <VisuallyHidden>Price </VisuallyHidden>}
        <span>{formatPrice(price)}</span>
      </span>
      {oldPrice !== undefined && (
        <span className="text-[.8em] text-ink-soft">
          <VisuallyHidden>Old price </VisuallyHidden>
          <del>{formatPrice(oldPrice)}</del>
        </span>
      )}
    </p>
  );
}
