import { appearanceOf } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import { shop } from '@bookstore/shop/shop';

/** A book that is to be fetched from the shelf. */
export interface PickLine {
  id: string;
  title: string;
  author: string;
  isbn: string;
  /** When it comes out, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' where it is out. */
  appears: string;
  /** The numbers of the orders that have a copy of it: as many copies as orders. */
  orders: string[];
}

/**
 * What is to be fetched for some orders, a line for each book, in the order of titles.
 * @param books as they are in the shop now: what is no longer on sale has its title of the order, and neither author nor ISBN
 */
export function toPickList(orders: readonly AdminOrder[], books: ReadonlyMap<string, Book>): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { _id, items } of orders) {
    for (const { _id: id, title, appears: ordered = '' } of items) {
      const { title: present = title, author = '', isbn = '', published = ordered } = books.get(id) ?? {};
      const appears = appearanceOf({ published });
      const line = lines.get(id) ?? { id, title: present, author, isbn, appears, orders: [] };
      line.orders.push(shortId(_id));
      lines.set(id, line);
    }
  }
  const { compare } = new Intl.Collator(shop.languageTag, { numeric: true });
  return [...lines.values()].toSorted((a, b) => compare(a.title, b.title) || compare(a.id, b.id));
}

export const copiesOn = (lines: readonly PickLine[]) => lines.reduce((sum, line) => sum + line.orders.length, 0);
