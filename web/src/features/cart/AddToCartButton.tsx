import type { Book } from '@bookstore/contract/book';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isSoldOut } from './isSoldOut.ts';
import { SoldOutButton } from './SoldOutButton.tsx';
import { useAddToCart } from './useAddToCart.ts';

interface Props {
  book: Book;
  /** Where many buttons stand in a list, each names its book for assistive technology. */
  isNamed?: boolean;
  className?: string;
}

export function AddToCartButton({ book, isNamed = false, className }: Props) {
  const addToCart = useAddToCart();
  if (isSoldOut(book)) return <SoldOutButton title={isNamed ? book.title : undefined} className={className} />;
  return (
    <Button
      className={className}
      aria-label={isNamed ? `Add to Cart: ${book.title}` : undefined}
      onClick={() => addToCart(book)}
    >
      <Icon name="cart" size={20} />
      Add to Cart
    </Button>
  );
}
