import type { AdminOrder } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';

export function BookLabel({ title, price }: Pick<AdminOrder['items'][number], 'title' | 'price'>) {
  return (
    <span className="wrap-anywhere">
      <bdi>{title}</bdi>, <span className="tabular-nums">{formatPrice(price)}</span>
    </span>
  );
}
