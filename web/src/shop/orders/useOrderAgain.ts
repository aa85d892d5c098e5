import type { Order } from '@bookstore/contract/api/order';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLazyGetBooksPageQuery } from '../../api/booksApi.ts';
import { countOf } from '../../lib/countText.ts';
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
    const present = data.books.filter((book) => !isSoldOut(book));
    for (const book of present) dispatch(bookAdded(book));
    const text = describe(present.length, data.books.length - present.length, productIds.length);
    setOutcome({ text, isInCart: present.length > 0 });
  };
  return { orderAgain: () => void orderAgain(), isAdding: isFetching, outcome };
}

function describe(present: number, soldOut: number, wanted: number): string {
  const gone = wanted - present - soldOut;
  if (present === 0) return describeNone(soldOut > 0, wanted);
  const left = (count: number, why: string) =>
    count > 0 && `${countOf(count, 'book')} of this order ${count === 1 ? 'is' : 'are'} ${why}.`;
  const sentences = [
    `In your cart: ${countOf(present, 'book')}.`,
    left(soldOut, 'sold out'),
    left(gone, 'no longer sold'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function describeNone(areSoldOut: boolean, wanted: number): string {
  if (areSoldOut) return wanted === 1 ? 'The book is sold out.' : 'None of the books can be had at the moment.';
  return wanted === 1 ? 'The book is no longer sold.' : 'None of the books is sold any longer.';
}
