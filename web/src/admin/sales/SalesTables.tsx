import type { BookSales, CategorySales } from '@bookstore/contract/api/sales';
import { categoryName } from '@bookstore/contract/constants';
import { formatDollars } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboard';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { CELL } from '../ui/tableCells.tsx';

export function BestSellers({ books }: { books: readonly BookSales[] }) {
  return (
    <SalesTable
      title={messages.topBooks}
      headings={[messages.book, messages.copies, messages.revenue]}
      rows={books.map(({ _id, title, books: copies, revenue }) => ({
        key: _id,
        name:
          title === null ? (
            <span className="text-ink-soft">{messages.deletedBook}</span>
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
      className="wrap-anywhere inline-block font-medium max-sm:-my-2.5 max-sm:py-2.5 text-accent underline underline-offset-4"
    >
      {title}
    </Link>
  );
}

export function CategoriesTable({ categories }: { categories: readonly CategorySales[] }) {
  const sum = categories.reduce((total, { revenue }) => total + revenue, 0);
  const share = (revenue: number) => (sum > 0 ? Math.round((revenue / sum) * 100) : 0);
  return (
    <SalesTable
      title={messages.byCategory}
      headings={[messages.category, messages.copies, messages.revenue]}
      rows={categories.map(({ category, books, revenue }) => ({
        key: category ?? '',
        name: (
          <>
            {category === null ? messages.unknown : categoryName(category)}
            <span aria-hidden="true" className="mt-2 block bg-paper-sunk">
              <span className="block h-2 bg-accent" style={{ width: `${share(revenue)}%` }} />
            </span>
            <span className="text-ink-soft text-sm">{messages.revenueShare(share(revenue))}</span>
          </>
        ),
        cells: [countText(books), formatDollars(revenue)],
      }))}
    />
  );
}

interface Rows {
  headings: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[];
}

function SalesTable({ title, ...rows }: Rows & { title: string }) {
  const id = useId();
  return (
    <Card className="p-0!">
      <h3 id={id} className="px-4 py-4 font-display text-xl lg:px-6">
        {title}
      </h3>
      <ScrollRegion label={title} className="overflow-x-auto">
        <table aria-labelledby={id} className="w-full text-left">
          <NamesAndNumbers {...rows} />
        </table>
      </ScrollRegion>
    </Card>
  );
}

export function NamesAndNumbers({ headings, rows }: Rows) {
  return (
    <>
      <thead className="sticky top-0 bg-paper-sunk text-ink-soft text-sm">
        <tr>
          {headings.map((heading, index) => (
            <th key={heading} scope="col" className={`${CELL} font-medium ${index > 0 ? 'text-right' : ''}`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row" className={`${CELL} font-normal`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={headings[index + 1]} className={`${CELL} text-right align-top tabular-nums`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
