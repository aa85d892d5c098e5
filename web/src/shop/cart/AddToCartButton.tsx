import type { Book } from '@bookstore/contract/api/book';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { Button } from '../../ui/Button.tsx';
import { AddLabel } from './AddLabel.tsx';
import { SoldOutButton } from './SoldOutButton.tsx';
import { useAddToCart } from './useAddToCart.ts';

interface Props {
  book: Book;
  /** Where many buttons stand in a list, each names its book for assistive technology, and none shouts. */
  isNamed?: boolean;
  className?: string;
}

export function AddToCartButton({ book, isNamed = false, className }: Props) {
  const addToCart = useAddToCart();
  if (isSoldOut(book)) return <SoldOutButton title={isNamed ? book.title : undefined} className={className} />;
  return (
    <Button
      look={isNamed ? 'eager' : 'primary'}
      className={className}
      aria-label={isNamed ? `Add to Cart: ${book.title}` : undefined}
      onClick={() => addToCart(book)}
    >
      <AddLabel isOneOfMany={isNamed} />
    </Button>
  );
}
