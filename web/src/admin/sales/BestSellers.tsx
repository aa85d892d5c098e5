import type { BookSales } from '@bookstore/contract/api/sales';
import { formatDollars } from '@bookstore/contract/format/money';
import { Link } from 'react-router-dom';
import { countText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { SalesTable } from './SalesTable.tsx';

/** The books of which most copies were sold. */
export function BestSellers({ books }: { books: readonly BookSales[] }) {
  return (
    <SalesTable
      title="Top books"
      headings={['Book', 'Copies', 'Revenue']}
      rows={books.map(({ _id, title, books: copies, revenue }) => ({
        key: _id,
        name:
          title === null ? (
            <span className="text-ink-soft">A book that is gone</span>
          ) : (
            <BookLink id={_id} title={title} />
          ),
        cells: [countText(copies), formatDollars(revenue)],
      }))}
    />
  );
}

function BookLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      dir="auto"
      to={paths.book(id)}
      className="wrap-anywhere inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
    >
      {title}
    </Link>
  );
}
