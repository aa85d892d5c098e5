import { useRef } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { CELL } from '../ui/cell.ts';
import { Pager } from '../ui/Pager.tsx';
import { BookRow } from './BookRow.tsx';
import type { TableRow } from './tableRows.ts';

/** So many rows a browser lays out without a pause, however long the list. */
const ROWS_PER_PAGE = 50;
const HEADINGS = ['#', 'Book Title', 'Category', 'Price', 'Actions'];

interface Props {
  rows: readonly TableRow[];
  /** Counts from one; beyond the last page it is the last. */
  page: number;
  onPage: (page: number) => void;
}

export function BooksTable({ rows, page, onPage }: Props) {
  const box = useRef<HTMLElement>(null);
  const pageCount = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const shown = Math.min(page, pageCount);
  const turnTo = (next: number) => {
    onPage(next);
    box.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, which without a stop for Tab no key can do */}
      <section ref={box} tabIndex={0} aria-label="Books" className="scroll-mt-24 overflow-x-auto">
        <table className="w-full text-left max-sm:text-sm">
          <thead className="bg-paper-sunk text-ink-soft text-sm">
            <tr>
              {HEADINGS.map((heading) => (
                <th
                  key={heading}
                  scope="col"
                  className={classNames(CELL, 'font-medium', heading === 'Category' && 'max-sm:hidden')}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice((shown - 1) * ROWS_PER_PAGE, shown * ROWS_PER_PAGE).map(({ book, number }) => (
              <BookRow key={book._id} number={number} book={book} />
            ))}
          </tbody>
        </table>
      </section>
      {pageCount > 1 && <Pager page={shown} pageCount={pageCount} onChange={turnTo} />}
    </>
  );
}
