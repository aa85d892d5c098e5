import * as messages from '@bookstore/messages/cart';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { NewestBooks } from './NewestBooks.tsx';

interface Props {
  /** False right after the cart was emptied, because removing books must make no call. */
  hasShelf: boolean;
}

export function EmptyCart({ hasShelf }: Props) {
  const action = (
    <Link to={paths.home} className={buttonClass('secondary')}>
      {messages.continueShopping}
    </Link>
  );
  return (
    <div className="grid gap-10 pt-8">
      <EmptyState picture={<ShopSign className="w-48" />} action={action}>
        {messages.noProductFound}
      </EmptyState>
      {hasShelf && (
        <div className="-mx-4 sm:-mx-6">
          <NewestBooks />
        </div>
      )}
    </div>
  );
}
