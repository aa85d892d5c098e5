import type { Book } from '@bookstore/contract/api/book';
import type { RefObject } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { CELL } from '../ui/cell.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import type { Selection } from '../ui/useSelection.ts';
import { BookRow } from './BookRow.tsx';

const HEADINGS = ['#', 'Book Title', 'Category', 'Price', 'Actions'];

interface Props {
  ref: RefObject<HTMLElement | null>;
  books: readonly Book[];
  /** That of the first book: the numbers go on from page to page. */
  firstNumber: number;
  selection: Selection<Book>;
}

export function BooksTable({ ref, books, firstNumber, selection }: Props) {
  const { selected, select } = selection;
  const countedIds = books.filter(({ availability }) => availability !== undefined).map(({ _id }) => _id);
  const isAllSelected = books.every(({ _id }) => selected.has(_id));
  return (
    <ScrollRegion ref={ref} label="Books" className="overflow-x-auto">
      <table className="w-full text-left max-sm:text-sm">
        <thead className="bg-paper-sunk text-ink-soft text-sm">
          <tr>
            {HEADINGS.map((heading) => (
              <th
                key={heading}
                scope="col"
                className={classNames(CELL, 'font-medium', heading === 'Category' && 'max-sm:hidden')}
              >
                {heading === '#' ? (
                  <SelectBox
                    name="Select all books on this page"
                    isSelected={isAllSelected}
                    onChange={(isSelected) => select(books, isSelected)}
                  >
                    {heading}
                  </SelectBox>
                ) : (
                  heading
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {books.map((book, index) => (
            <BookRow
              key={book._id}
              number={firstNumber + index}
              book={book}
              isSelected={selected.has(book._id)}
              onSelect={(isSelected) => select([book], isSelected)}
              countedIds={countedIds}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
