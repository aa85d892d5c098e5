import { futurePublicationOf } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/pickList';
import { shop } from '@bookstore/shop/shop';

export interface PickLine {
  id: string;
  title: string;
  author: string;
  isbn: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' if published. */
  appears: string;
  /** One order number per copy, with marks of pre-orders and gifts. */
  orders: string[];
}

/** One line per book, sorted by title. @param books current books; others keep the title of the order */
export function toPickList(orders: readonly AdminOrder[], books: ReadonlyMap<string, Book>): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { _id, items, delivery } of orders) {
    for (const { _id: id, title, appears: ordered = '' } of items) {
      const { title: currentTitle = title, author = '', isbn = '', published = ordered } = books.get(id) ?? {};
      const appears = futurePublicationOf({ published });
      const line = lines.get(id) ?? { id, title: currentTitle, author, isbn, appears, orders: [] };
      const marks = [ordered && messages.preOrder, delivery?.gift && messages.gift].filter(Boolean).join(', ');
      line.orders.push(marks ? messages.markedOrder(shortId(_id), marks) : shortId(_id));
      lines.set(id, line);
    }
  }
  const { compare } = new Intl.Collator(shop.languageTag, { numeric: true });
  return [...lines.values()].toSorted((a, b) => compare(a.title, b.title) || compare(a.id, b.id));
}

export const copiesOn = (lines: readonly PickLine[]) => lines.reduce((sum, line) => sum + line.orders.length, 0);
