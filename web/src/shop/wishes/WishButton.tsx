import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import * as messages from '@bookstore/messages/wishes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { addWishes, MAX_WISHES, removeWishes, useWishes } from './wishStorage.ts';

export function WishButton({ book: { _id } }: { book: Pick<BookTitle, '_id'> }) {
  const isOn = useWishes().includes(_id);
  const [isFull, setIsFull] = useState(false);
  const toggle = () => (isOn ? removeWishes([_id]) : setIsFull(!addWishes([_id])));
  return (
    <div className="flex flex-wrap items-center gap-x-3 max-md:justify-center">
      <Button
        look="quiet"
        className={isOn ? '-ml-2 px-2! [&_svg]:fill-accent [&_svg]:text-accent' : '-ml-2 px-2!'}
        onClick={toggle}
      >
        <Icon name="heart" size={20} />
        {isOn ? messages.removeFromWishList : messages.addToWishList}
      </Button>
      {isOn && (
        <Link
          to={paths.wishes}
          className="-my-2 py-2 text-accent text-sm underline underline-offset-4 hover:text-accent-strong"
        >
          {messages.viewList}
        </Link>
      )}
      {!isOn && isFull && (
        <p role="alert" className="text-sm">
          {messages.isFull(MAX_WISHES)}
        </p>
      )}
    </div>
  );
}
