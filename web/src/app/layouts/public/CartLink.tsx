import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { selectCartCount } from '../../../shop/cart/cartSlice.ts';
import { Icon } from '../../../ui/Icon.tsx';

export function CartLink() {
  const count = useSelector(selectCartCount);
  return (
    <>
      <Link
        to={paths.cart}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-transparent bg-accent px-2.5 font-semibold text-on-accent transition-colors hover:bg-accent-strong sm:gap-2 sm:px-4"
      >
        <Icon name="cart" />
        <span className="sr-only">Cart, number of items: </span>
        <span className="min-w-[1ch] tabular-nums">{count}</span>
      </Link>
      <span className="sr-only" role="status">
        {count === 1 ? '1 item in the cart' : `${count} items in the cart`}
      </span>
    </>
  );
}
