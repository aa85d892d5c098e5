import type { BookAvailability } from '@bookstore/contract/api/stock';
import * as messages from '@bookstore/messages/cart';
import type { ReactNode } from 'react';

export function ItemWarning({ children }: { children: ReactNode }) {
  return <p className="font-medium text-danger text-sm">{children}</p>;
}

export function LowStockWarning({ book: { availability, left } }: { book: BookAvailability }) {
  return availability === 'low' && <ItemWarning>{messages.onlyLeft(left ?? 0)}</ItemWarning>;
}
