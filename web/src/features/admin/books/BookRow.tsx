import type { Book } from '@bookstore/contract/book';
import { formatPrice } from '@bookstore/contract/money';
import { Link, useLocation } from 'react-router-dom';
import { useDeleteBookMutation } from '../../../api/bookAdminApi.ts';
import { Cover } from '../../../covers/Cover.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { alertUser } from '../../../ui/notify.ts';
import { CELL } from '../ui/cell.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import { holdDeleted } from './deletedBooks.ts';

interface BookRowProps {
  number: number;
  book: Book;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

export function BookRow({ number, book, isSelected, onSelect }: BookRowProps) {
  const { search, state } = useLocation();
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async () => {
    const { error } = await deleteBook(book._id);
    alertUser(error ? 'Failed to delete book. Please try again.' : 'Book deleted successfully!');
    if (!error) holdDeleted(book);
  };
  return (
    <tr className={isSelected ? 'bg-accent-soft/60' : 'hover:bg-paper-sunk'}>
      <td className={`${CELL} text-ink-soft tabular-nums`}>
        <SelectBox name={`Select ${book.title}`} isSelected={isSelected} onChange={onSelect}>
          {number}
        </SelectBox>
      </td>
      <th scope="row" className={`${CELL} wrap-anywhere min-w-24 font-medium`}>
        <div className="flex items-center gap-4">
          <Cover
            coverImage={book.coverImage}
            title={book.title}
            author={book.author}
            alt=""
            sizes="40px"
            className="w-10! shrink-0 max-sm:hidden"
          />
          <div>
            <Link
              to={paths.book(book._id)}
              aria-label={`View ${book.title} in the shop`}
              className="underline-offset-4 hover:underline"
            >
              {book.title}
            </Link>
            {book.author && <p className="font-normal text-ink-soft text-sm">{book.author}</p>}
            {book.trending && (
              <p className="mt-1 inline-block rounded-full bg-accent-soft px-2 py-0.5 text-accent text-xs">Trending</p>
            )}
          </div>
        </div>
      </th>
      <td className={`${CELL} capitalize max-sm:hidden`}>{book.category}</td>
      <td className={`${CELL} tabular-nums`}>{formatPrice(book.newPrice)}</td>
      <td className={CELL}>
        <div className="-my-1 flex gap-2 max-sm:flex-col">
          <Link
            to={paths.editBook(book._id)}
            state={{ ...(state as object | null), search }}
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
