import type { Order, ReturnedItem } from '@bookstore/contract/api/order';
import { toCents } from '@bookstore/contract/format/money';

type Item = Order['items'][number];

export type ItemWithReturn = Item & {
  /** Unique among the copies of an order. */
  copy: string;
  cameBack?: ReturnedItem;
};

/** Returns every copy as sold. The first copy of a book counts as returned first. */
export function withReturns({ items, returned = [] }: Pick<Order, 'items' | 'returned'>): ItemWithReturn[] {
  const remaining = [...returned];
  return items.map((item, place) => {
    const index = remaining.findIndex(({ _id }) => _id === item._id);
    const [cameBack] = index < 0 ? [] : remaining.splice(index, 1);
    return { ...item, copy: `${item._id} ${place}`, ...(cameBack && { cameBack }) };
  });
}

/** The total without refunds. */
export const unreturnedCents = ({ totalPrice, returnedCents = 0 }: Order): number =>
  (toCents(totalPrice) ?? 0) - returnedCents;

export const isPartlyReturned = ({ status, returnedCents }: Order): boolean =>
  status === 'delivered' && returnedCents !== undefined;
