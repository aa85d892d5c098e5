import type { Order, ReturnedItem } from '@bookstore/contract/api/order';

type Item = Order['items'][number];

/** A copy of an order, with its return if it has one. */
export type ItemWithReturn = Item & {
  /** Unique among the copies of an order. */
  copy: string;
  cameBack?: ReturnedItem;
};

/** Every copy of an order as sold. Of two copies of a book, the first one counts as returned first. */
export function withReturns({ items, returned = [] }: Pick<Order, 'items' | 'returned'>): ItemWithReturn[] {
  const back = [...returned];
  return items.map((item, place) => {
    const index = back.findIndex(({ _id }) => _id === item._id);
    const [cameBack] = index < 0 ? [] : back.splice(index, 1);
    return { ...item, copy: `${item._id} ${place}`, ...(cameBack && { cameBack }) };
  });
}
