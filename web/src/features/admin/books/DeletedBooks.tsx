import { useLayoutEffect, useRef } from 'react';
import { useRestoreBookMutation } from '../../../api/bookAdminApi.ts';
import { focusPage } from '../../../lib/navigationFocus.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { alertUser } from '../../../ui/notify.ts';
import { type DeletedBook, releaseDeleted, useDeletedBooks } from './deletedBooks.ts';

/** At the foot of every page of the dashboard: what was deleted a moment ago, by name, and the way back. */
export function DeletedBooks() {
  const books = useDeletedBooks();
  return (
    <ul
      aria-label="Deleted books"
      className="sticky bottom-20 z-10 grid justify-items-center gap-2 empty:hidden md:bottom-4"
    >
      {books.map((book) => (
        <DeletedNote key={book._id} book={book} />
      ))}
    </ul>
  );
}

function DeletedNote({ book }: { book: DeletedBook }) {
  const button = useRef<HTMLButtonElement>(null);
  const [restoreBook, { isLoading }] = useRestoreBookMutation();
  useLayoutEffect(() => {
    const undo = button.current;
    // The button that was pressed went with its row: who works by keyboard goes on here.
    if (document.activeElement === document.body) undo?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === undo) setTimeout(focusPage);
    };
  }, []);
  const restore = async () => {
    const { error } = await restoreBook(book._id);
    if (error) alertUser('Failed to restore book. Please try again.');
    else releaseDeleted(book._id);
  };
  return (
    <li className="flex w-full max-w-md items-center gap-4 rounded-card border border-line-strong bg-paper-raised py-2 pr-2 pl-4 shadow-pop">
      <p className="wrap-anywhere mr-auto line-clamp-2 min-w-0">Deleted: {book.title}</p>
      <button
        ref={button}
        type="button"
        aria-label={`Undo deleting ${book.title}`}
        aria-disabled={isLoading}
        onClick={() => !isLoading && void restore()}
        className={buttonClass('secondary', 'px-4!')}
      >
        Undo
      </button>
    </li>
  );
}
