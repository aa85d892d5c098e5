import { goHome } from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/layout';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { paths } from '../paths.ts';
import { NewestBooks } from '../shop/cart/NewestBooks.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { hidden } from '../ui/hidden.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ShopSign } from '../ui/ShopSign.tsx';

export function NotFoundPage() {
  usePageMeta({ title: messages.pageNotFound, description: messages.pageNotFoundDescription, isIndexed: false });
  return (
    <>
      <div className="mx-auto grid max-w-page justify-items-center gap-5 px-4 py-12 text-center sm:py-20">
        <ShopSign className="w-full max-w-md" />
        <p className="font-display text-2xl text-accent">{messages.error404(hidden)}</p>
        <PageHeading>{messages.pageNotFoundHeading}</PageHeading>
        <p className="max-w-md text-ink-soft">{messages.pageNotFoundReason}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={paths.home} className={buttonClass()}>
            {goHome}
          </Link>
          <Link to={paths.books} className={buttonClass('secondary')}>
            {messages.browseAllBooks}
          </Link>
        </div>
      </div>
      <div className="pb-20">
        <NewestBooks />
      </div>
    </>
  );
}
