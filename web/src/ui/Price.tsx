import { formatPrice } from '@bookstore/contract/money';

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
        {oldPrice !== undefined && <span className="sr-only">Price </span>}
        <span>{formatPrice(price)}</span>
      </span>
      {oldPrice !== undefined && (
        <span className="text-[.8em] text-ink-soft">
          <span className="sr-only">Old price </span>
          <del>{formatPrice(oldPrice)}</del>
        </span>
      )}
    </p>
  );
}
