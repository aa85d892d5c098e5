import type { BookAvailability } from '@bookstore/contract/api/stock';
import type { ReactNode } from 'react';

/** Something about a book that somebody who wants it should know. */
export function CartMark({ children }: { children: ReactNode }) {
  return <p className="font-medium text-danger text-sm">{children}</p>;
}

/** Says that a book will soon be sold out. */
export function FewLeft({ book: { availability, left } }: { book: BookAvailability }) {
  return availability === 'low' && <CartMark>Only {left} left</CartMark>;
}
