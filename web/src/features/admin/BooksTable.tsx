import { formatPrice } from '@bookstore/contract/money';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeleteBookMutation } from '../../api/bookAdminApi.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { alertUser } from '../../ui/notify.ts';
import type { BookRow } from './filterBooks.ts';
import { Pager } from './Pager.tsx';

/** So many rows a browser lays out without a pause, however long the list. */
const ROWS_PER_PAGE = 50;

export function BooksTable({ rows }: { rows: readonly BookRow[] }) {
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(rows.length / ROWS_PER_PAGE);
  const shown = Math.min(page, pageCount - 1);
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead className="bg-paper-sunk text-ink-soft text-sm">
            <tr>
              <Heading>#</Heading>
              <Heading>Book Title</Heading>
              <Heading>Category</Heading>
              <Heading>Price</Heading>
              <Heading>Actions</Heading>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice(shown * ROWS_PER_PAGE, (shown + 1) * ROWS_PER_PAGE).map((row) => (
              <Row key={row.book._id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {pageCount > 1 && <Pager page={shown} pageCount={pageCount} onChange={setPage} />}
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <th scope="col" className="px-5 py-3 font-medium sm:px-6">
      {children}
    </th>
  );
}

function Row({ row: { number, book } }: { row: BookRow }) {
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async () => {
    const answer = await deleteBook(book._id);
    alertUser(answer.error ? 'Failed to delete book. Please try again.' : 'Book deleted successfully!');
  };
  return (
    <tr className="hover:bg-paper-sunk">
      <td className="px-5 py-3 text-ink-soft tabular-nums sm:px-6">{number}</td>
      <th scope="row" className="min-w-48 px-5 py-3 font-medium sm:px-6">
        {book.title}
      </th>
      <td className="px-5 py-3 capitalize sm:px-6">{book.category}</td>
      <td className="px-5 py-3 tabular-nums sm:px-6">{formatPrice(book.newPrice)}</td>
      <td className="px-5 py-2 sm:px-6">
        <div className="flex gap-2">
          <Link
            to={paths.editBook(book._id)}
            aria-label={`Edit ${book.title}`}
            className={buttonClass('secondary', 'px-4')}
          >
            Edit
          </Link>
          <Button
            look="danger"
            className="px-4"
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
