import type { OrderStatus } from '@bookstore/contract/order';
import { toStatus } from '../../../orderStates/orderStatus.ts';

/** What the orders page shows, as its address says it. */
export interface OrdersView {
  q: string;
  status: OrderStatus | '';
  /** Where the page begins; empty for the newest orders. */
  cursor: string;
}

/** Reads the address; what it cannot mean is left out. */
export function readView(params: URLSearchParams): OrdersView {
  return {
    q: params.get('q')?.trim() ?? '',
    status: toStatus(params.get('status')) ?? '',
    cursor: params.get('cursor') ?? '',
  };
}

/** The part of a view that is not empty: for the address and for the call. */
export function filledIn({ q, status, cursor }: OrdersView): { q?: string; status?: OrderStatus; cursor?: string } {
  return { ...(q && { q }), ...(status && { status }), ...(cursor && { cursor }) };
}

/** A view as the search part of an address, with its question mark; empty for the newest orders of all. */
export function toSearch(view: OrdersView): string {
  const params = new URLSearchParams(filledIn(view)).toString();
  return params && `?${params}`;
}
