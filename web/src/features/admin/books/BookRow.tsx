import type { Book } from '@bookstore/contract/book';
import { formatPrice } from '@bookstore/contract/money';
import { Link } from 'react-router-dom';
import { useDeleteBookMutation } from '../../../api/bookAdminApi.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { alertUser } from '../../../ui/notify.ts';
import { CELL } from '../ui/cell.ts';
import { holdDeleted } from './deletedBooks.ts';

interface BookRowProps {
  number: number;
  book: Book;
}

export function BookRow({ number, book }: BookRowProps) {
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async () => {
    const { error } = await deleteBook(book._id);
    alertUser(error ? 'Failed to delete book. Please try again.' : 'Book deleted successfully!');
    if (!error) holdDeleted(book);
  };
  return (
    <tr className="hover:bg-paper-sunk">
      <td className={`${CELL} text-ink-soft tabular-nums`}>{number}</td>
      <th scope="row" className={`${CELL} wrap-anywhere min-w-24 font-medium`}>
        <Link
          to={paths.book(book._id)}
          aria-label={`View ${book.title} in the shop`}
          className="underline-offset-4 hover:underline"
        >
          {book.title}
        </Link>
      </th>
      <td className={`${CELL} capitalize max-sm:hidden`}>{book.category}</td>
      <td className={`${CELL} tabular-nums`}>{formatPrice(book.newPrice)}</td>
      <td className={CELL}>
        <div className="-my-1 flex gap-2 max-sm:flex-col">
          <Link
            to={paths.editBook(book._id)}
            aria-label={`Edit ${book.title}`}
            className={buttonClass('secondary', 'px-3! sm:px-4!')}
          >
            Edit
          </Link>
          <Button
            look="danger"
            className="px-3! sm:px-4!"
            aria-label={`Delete ${book.title}`}
            disabled={isLoading}
            onClick={() => void remove()}
          >
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}
