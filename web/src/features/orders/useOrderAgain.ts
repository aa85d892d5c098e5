import type { Book } from '@bookstore/contract/book';
import type { Order } from '@bookstore/contract/order';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLazyGetBooksPageQuery } from '../../api/booksApi.ts';
import { bookAdded } from '../cart/cartSlice.ts';

interface Outcome {
  text: string;
  /** Whether any of the books is in the cart now. */
  isInCart: boolean;
}

/** Puts the books of an order into the cart, as they are now, and says what became of them. */
export function useOrderAgain({ productIds }: Order) {
  const [ask, { isFetching }] = useLazyGetBooksPageQuery();
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const orderAgain = async () => {
    if (isFetching) return;
    const { data } = await ask({ ids: productIds });
    if (!data) {
      setOutcome({ text: 'The books could not be looked up. Please try again.', isInCart: false });
      return;
    }
    for (const book of data.books) dispatch(bookAdded(book));
    setOutcome({ text: describe(data.books, productIds.length), isInCart: data.books.length > 0 });
  };
  return { orderAgain: () => void orderAgain(), isAdding: isFetching, outcome };
}

const booksOf = (count: number) => (count === 1 ? '1 book' : `${count} books`);

function describe(present: readonly Book[], wanted: number): string {
  const gone = wanted - present.length;
  if (present.length === 0)
    return wanted === 1 ? 'The book is no longer sold.' : 'None of the books is sold any longer.';
  if (gone === 0) return `In your cart: ${booksOf(wanted)}.`;
  return `In your cart: ${booksOf(present.length)}. ${booksOf(gone)} of this order ${gone === 1 ? 'is' : 'are'} no longer sold.`;
}
