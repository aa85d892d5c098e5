import type { Address } from '@bookstore/contract/api/order';

/** An order's address in one line. */
export function formatAddress({ city, state, country, zipcode }: Address): string {
  return [city, state, country, zipcode].join(', ');
}
