import { formatPrice } from '@bookstore/contract/money';

interface Props {
  /** In the shop's currency. */
  price: number;
  /** The same, struck through beside the price where it is the higher one, else shown under its name. */
  oldPrice?: number;
  className?: string;
}

export function Price({ price, oldPrice, className = 'text-xl' }: Props) {
  const isDearer = oldPrice !== undefined && oldPrice >= price;
  return (
    <p className={`flex items-baseline gap-2.5 tabular-nums ${className}`}>
      <span className="font-semibold text-ink">
        {oldPrice !== undefined && <span className="sr-only">Price </span>}
        <span>{formatPrice(price)}</span>
      </span>
      {oldPrice !== undefined && (
        <span className="text-[.8em] text-ink-soft">
          <span className={isDearer ? 'sr-only' : undefined}>Old price </span>
          {isDearer ? <del>{formatPrice(oldPrice)}</del> : <span>{formatPrice(oldPrice)}</span>}
        </span>
      )}
    </p>
  );
}
