import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import * as messages from '@bookstore/messages/wishes';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { addWishes, MAX_WISHES, removeWishes, useWishes } from './wishStorage.ts';

export function WishHeart({ book: { _id, title } }: { book: Pick<BookTitle, '_id' | 'title'> }) {
  const isOn = useWishes().includes(_id);
  const toggle = () => {
    if (isOn) removeWishes([_id]);
    else if (!addWishes([_id])) showMessage(messages.isFull(MAX_WISHES));
  };
  return (
    <button
      type="button"
      aria-label={isOn ? messages.remove(title) : messages.add(title)}
      onClick={toggle}
      className="-my-2 -mr-1.5 grid size-11 shrink-0 cursor-pointer place-items-center"
    >
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full text-ink-soft hover:text-accent',
          isOn && '[&_svg]:fill-accent [&_svg]:text-accent',
        )}
      >
        <Icon name="heart" size={20} />
      </span>
    </button>
  );
}
