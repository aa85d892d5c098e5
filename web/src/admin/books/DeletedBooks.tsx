import * as messages from '@bookstore/messages/dashboardBooks';
import { useDispatch } from 'react-redux';
import { useRestoreBookMutation } from '../../api/adminBooksApi.ts';
import { showMessage } from '../../ui/messageDialog.tsx';
import { UndoNote } from '../../ui/UndoNote.tsx';
import { bookRestored, type DeletedBook, useDeletedBooks } from '../ui/undoSlice.ts';

export function DeletedBooks() {
  const books = useDeletedBooks();
  return (
    <ul
      aria-label={messages.deletedBooks}
      className="sticky bottom-20 z-10 grid justify-items-center gap-2 empty:hidden md:bottom-4"
    >
      {books.map((book) => (
        <DeletedNote key={book._id} book={book} />
      ))}
    </ul>
  );
}

function DeletedNote({ book }: { book: DeletedBook }) {
  const dispatch = useDispatch();
  const [restoreBook, { isLoading }] = useRestoreBookMutation();
  const restore = async () => {
    const { error } = await restoreBook(book._id);
    if (error) showMessage(messages.bookNotRestored);
    else dispatch(bookRestored(book._id));
  };
  return (
    <li className="contents">
      <UndoNote id={book._id} label={messages.undoDelete(book.title)} isBusy={isLoading} onUndo={() => void restore()}>
        {messages.deleted(book.title)}
      </UndoNote>
    </li>
  );
}
