import * as messages from '@bookstore/messages/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { NewestBooks } from '../cart/NewestBooks.tsx';

export function NoOrders({ children }: { children: ReactNode }) {
  const action = (
    <Link to={paths.home} className={buttonClass('secondary')}>
      {messages.findBook}
    </Link>
  );
  return (
    <div className="grid gap-10">
      <EmptyState picture={<ShopSign className="w-48" />} action={action}>
        {children}
      </EmptyState>
      <div className="-mx-4 sm:-mx-6">
        <NewestBooks />
      </div>
    </div>
  );
}
