import type { Order, ReturnedItem } from '@bookstore/contract/api/order';

type Item = Order['items'][number];

/** A copy of an order, with its return where it came back. */
export type ItemWithReturn = Item & {
  /** Tells the copies of an order apart, of which two may be of the same book. */
  copy: string;
  cameBack?: ReturnedItem;
};

/** Each copy of an order as it was sold. Of a book that an order has twice the first one came back first. */
export function withReturns({ items, returned = [] }: Pick<Order, 'items' | 'returned'>): ItemWithReturn[] {
  const back = [...returned];
  return items.map((item, place) => {
    const index = back.findIndex(({ _id }) => _id === item._id);
    const [cameBack] = index < 0 ? [] : back.splice(index, 1);
    return { ...item, copy: `${item._id} ${place}`, ...(cameBack && { cameBack }) };
  });
}
