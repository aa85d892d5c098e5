import type { BookAvailability } from '@bookstore/contract/api/stock';
import * as messages from '@bookstore/messages/cart';
import type { ReactNode } from 'react';

/** What a customer should know of a book before ordering it. */
export function ItemWarning({ children }: { children: ReactNode }) {
  return <p className="font-medium text-danger text-sm">{children}</p>;
}

/** Says that a book will soon be sold out. */
export function LowStockWarning({ book: { availability, left } }: { book: BookAvailability }) {
  return availability === 'low' && <ItemWarning>{messages.onlyLeft(left ?? 0)}</ItemWarning>;
}
