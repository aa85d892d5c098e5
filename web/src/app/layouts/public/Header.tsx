import * as messages from '@bookstore/messages/layout';
import { shop } from '@bookstore/shop/shop';
import { lazy, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { selectCartCount } from '../../../shop/cart/cartSlice.ts';
import { hidden } from '../../../ui/hidden.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { AccountArea, WishListIcon } from './AccountArea.tsx';

/** Loads in parallel with the page's code. */
const SearchBox = lazy(() =>
  import('../../../shop/search/SearchBox.tsx').then(({ SearchBox }) => ({ default: SearchBox })),
);

export function Header() {
  return (
    // At 400 % zoom a sticky header would cover half of the page. On phones only the search row sticks.
    <header className="awning relative top-0 z-20 border-b bg-paper print:hidden [@media(min-height:30rem)]:sticky max-sm:[@media(min-height:30rem)]:-top-17">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-1 px-4 pb-2 sm:h-[calc(4.5rem-1px)] sm:flex-nowrap sm:gap-x-6 sm:px-6 sm:pb-0">
        <Link
          to={paths.home}
          className="flex h-16 min-w-0 max-w-fit flex-1 items-center rounded-control sm:max-w-64 sm:flex-initial"
          aria-label={messages.homeOf(shop.name)}
        >
          <Logo />
        </Link>
        <div className="relative order-last flex w-full flex-wrap items-center gap-x-2 sm:order-none sm:w-auto sm:flex-1 sm:flex-nowrap sm:justify-center">
          <Link
            to={paths.books}
            className="flex min-h-11 shrink-0 items-center rounded-control px-2 font-medium text-ink underline-offset-4 hover:underline"
          >
            {messages.books}
          </Link>
          <LazyPart
            failure={null}
            placeholder={<div className="h-11 max-w-md flex-1 basis-40 rounded-full border border-line-strong" />}
          >
            <SearchBox />
          </LazyPart>
        </div>
        <nav aria-label={messages.accountAndCart} className="ml-auto flex shrink-0 items-center gap-1 sm:ml-0 sm:gap-2">
          <WishListIcon />
          <AccountArea />
          <CartLink />
        </nav>
      </div>
    </header>
  );
}

export function CartLink() {
  const count = useSelector(selectCartCount);
  return (
    <>
      <Link
        to={paths.cart}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-transparent bg-accent px-2.5 font-semibold text-on-accent transition-colors hover:bg-accent-strong sm:gap-2 sm:px-4"
      >
        <Icon name="cart" />
        {messages.cartWithCount<ReactNode>(
          <span key="count" className="min-w-[1ch] tabular-nums">
            {count}
          </span>,
          hidden,
        )}
      </Link>
      <span className="sr-only" role="status">
        {messages.itemsInCart(count)}
      </span>
    </>
  );
}
