import { useEffect, useState } from 'react';
import { useGetBooksQuery } from '../../api/booksApi.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

/**
 * Keeps the list of books at hand on every public page, once the page itself is there: search works on it without a
 * call, and the cart is brought up to date with it.
 */
export function CatalogueWatch() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useGetBooksQuery(undefined, { skip: !isIdle });
  return null;
}
