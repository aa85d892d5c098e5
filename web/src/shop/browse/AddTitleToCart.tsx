import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { useState } from 'react';
import { booksApi } from '../../api/booksApi.ts';
import { Button } from '../../ui/Button.tsx';
import { AddLabel } from '../cart/AddLabel.tsx';
import { SoldOutButton } from '../cart/SoldOutButton.tsx';
import { useAddToCart } from '../cart/useAddToCart.ts';

/** Puts a book into the cart of which only the title is at hand: the book is fetched first. */
export function AddTitleToCart({ title, className }: { title: BookTitle; className: string }) {
  const addToCart = useAddToCart();
  const [getBook, { isFetching }] = booksApi.endpoints.getBook.useLazyQuery();
  const [problem, setProblem] = useState('');
  const add = async () => {
    if (isFetching) return;
    setProblem('');
    const { data, error } = await getBook(title._id, true);
    if (data && isSoldOut(data)) setProblem('Sold out');
    else if (data) addToCart(data);
    else setProblem(isGone(error) ? 'No longer available' : 'Could not be added. Please try again.');
  };
  if (isSoldOut(title)) return <SoldOutButton title={title.title} className={className} />;
  return (
    <div className="grid gap-1.5">
      <Button
        look="eager"
        className={className}
        aria-label={`Add to Cart: ${title.title}`}
        aria-disabled={isFetching}
        onClick={() => void add()}
      >
        <AddLabel isOneOfMany />
      </Button>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

const isGone = (error: unknown) => (error as { status?: unknown }).status === 404;
