import type { Book } from '@bookstore/contract/book';
import { formatPrice } from '@bookstore/contract/money';
import { classNames } from '../../lib/classNames.ts';
import { Cover } from '../../ui/Cover.tsx';

export function SearchHit({
  book,
  id,
  isActive,
  onPick,
}: {
  book: Book;
  id: string;
  isActive: boolean;
  onPick: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above handles the keys; focus never comes here
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is pointed at, not focused
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'grid cursor-pointer grid-cols-[2.25rem_1fr_auto] items-center gap-3 rounded-control p-2 hover:bg-paper-sunk',
        isActive && 'bg-accent-soft',
      )}
    >
      <Cover coverImage={book.coverImage} title={book.title} alt="" sizes="36px" />
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink">{book.title}</span>
        <span className="block truncate text-ink-soft text-sm capitalize">{book.author ?? book.category}</span>
      </span>
      <span className="text-ink tabular-nums">{formatPrice(book.newPrice)}</span>
    </div>
  );
}
