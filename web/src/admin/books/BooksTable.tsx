import type { Book } from '@bookstore/contract/api/book';
import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboardBooks';
import { lazy, type RefObject, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDeleteBookMutation } from '../../api/adminBooksApi.ts';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { categoryText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { LineDrawing } from '../../ui/Icon.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { alertUser } from '../../ui/notify.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { LIST_BUTTON } from '../ui/listButton.ts';
import type { Selection } from '../ui/selection.tsx';
import { CELL, SelectBox } from '../ui/tableCells.tsx';
import { useThunkDispatch } from '../ui/thunks.ts';
import { offerUndoDelete } from '../ui/undoSlice.ts';

const Copies = lazy(() => import('./stock/Copies.tsx').then(({ Copies }) => ({ default: Copies })));

const HEADINGS = ['#', messages.bookTitle, messages.category, messages.price, messages.actions];

/** On phones a book has a cover and two lines: title, then price and actions. In large text it has three lines. */
const ROW = 'max-sm:grid max-sm:grid-cols-[auto_1fr_auto] max-sm:items-center @max-[16rem]:grid-cols-[auto_1fr]';
const HEADING: Record<string, string> = {
  [messages.category]: 'max-lg:hidden',
  [messages.price]: 'text-right max-sm:sr-only',
  [messages.actions]: 'max-sm:sr-only',
};

interface Props {
  ref: RefObject<HTMLElement | null>;
  books: readonly Book[];
  firstNumber: number;
  selection: Selection<Book>;
}

export function BooksTable({ ref, books, firstNumber, selection }: Props) {
  const { selected, select } = selection;
  const countedIds = books.filter(({ availability }) => availability !== undefined).map(({ _id }) => _id);
  const isAllSelected = books.every(({ _id }) => selected.has(_id));
  return (
    <ScrollRegion ref={ref} label={messages.books} className="@container overflow-x-auto">
      <table className="w-full text-left max-sm:block">
        <thead className="bg-paper-sunk text-ink-soft text-sm max-sm:block">
          <tr className={ROW}>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className={classNames(CELL, 'font-medium', HEADING[heading])}>
                {heading === '#' ? (
                  <SelectBox
                    name={messages.selectPage}
                    isSelected={isAllSelected}
                    onChange={(isSelected) => select(books, isSelected)}
                  >
                    <span className="max-sm:sr-only">{heading}</span>
                  </SelectBox>
                ) : (
                  heading
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
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

interface BookRowProps {
  number: number;
  book: Book;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  countedIds: readonly string[];
}

function BookRow({ number, book, isSelected, onSelect, countedIds }: BookRowProps) {
  const [isCounting, setIsCounting] = useState(false);
  const [editor, setEditor] = useState<HTMLElement | null>(null);
  return (
    <>
      <tr className={classNames(ROW, isSelected ? 'bg-accent-soft/60' : 'hover:bg-paper-sunk')}>
        <td
          className={`${CELL} text-ink-soft tabular-nums max-sm:row-span-2 max-sm:self-start @max-[16rem]:row-span-3`}
        >
          <SelectBox name={messages.select(book.title)} isSelected={isSelected} onChange={onSelect}>
            {number}
          </SelectBox>
        </td>
        <th
          scope="row"
          className={`${CELL} wrap-anywhere relative hyphens-auto font-medium max-sm:col-span-2 max-sm:self-start max-sm:pr-4 max-sm:pb-0 max-sm:pl-15 @max-[16rem]:col-span-1 @max-[16rem]:pl-2 sm:min-w-40`}
        >
          <BookTitle book={book} />
        </th>
        <td className={`${CELL} first-letter:uppercase max-lg:hidden`}>{categoryText(book.category)}</td>
        <td
          className={`${CELL} tabular-nums max-sm:pt-1 max-sm:pr-0 max-sm:pl-15 sm:text-right @max-[16rem]:col-start-2 @max-[16rem]:pl-2`}
        >
          <p>{formatPrice(book.newPrice)}</p>
          <LazyPart
            placeholder={<p className="min-h-8 max-sm:min-h-11" />}
            failure={<p className="min-h-8 text-ink-soft text-sm">{messages.copiesNotLoaded}</p>}
          >
            <Copies book={book} countedIds={countedIds} editor={editor} onEdit={setIsCounting} />
          </LazyPart>
        </td>
        <td className={`${CELL} max-sm:pt-1 @max-[16rem]:col-start-2`}>
          <BookActions book={book} />
        </td>
      </tr>
      {isCounting && (
        <tr className="bg-paper-sunk max-sm:block">
          <td ref={setEditor} colSpan={5} className={`${CELL} max-sm:block`} />
        </tr>
      )}
    </>
  );
}

const EXTERNAL_LINK = 'M10 5H5v14h14v-5M13.5 4.5h6v6m0-6-9 9';

function BookTitle({ book }: { book: Book }) {
  return (
    <div className="flex items-center gap-4">
      <Cover
        book={book}
        alt=""
        sizes="40px"
        className="w-10! shrink-0 max-sm:absolute max-sm:top-3.5 max-sm:left-2 @max-[16rem]:hidden"
      />
      <div>
        <Link
          to={paths.book(book._id)}
          aria-label={messages.viewInTheShop(book.title)}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          {book.title}
          <span className="ml-1 inline-block align-[-0.125em] text-ink-soft">
            <LineDrawing path={EXTERNAL_LINK} size={16} />
          </span>
        </Link>
        {book.author && (
          <p dir="auto" className="font-normal text-ink-soft text-sm">
            {book.author}
          </p>
        )}
        {book.isbn && (
          <p className="font-normal text-ink-soft text-sm tabular-nums max-sm:hidden">{messages.isbn(book.isbn)}</p>
        )}
        {book.trending && (
          <p className="mt-1 inline-block rounded-full bg-accent-soft px-2 py-0.5 text-accent text-xs">
            {messages.trending}
          </p>
        )}
      </div>
    </div>
  );
}

function BookActions({ book }: { book: Book }) {
  const { search, state } = useLocation();
  const dispatch = useThunkDispatch();
  const isOwner = useIsOwner();
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async () => {
    const { error } = await deleteBook(book._id);
    alertUser(error ? messages.bookNotDeleted : messages.bookDeleted);
    if (!error) dispatch(offerUndoDelete(book));
  };
  return (
    <div className="-my-1 flex flex-wrap justify-end gap-2 max-sm:gap-0 sm:max-xl:flex-col xl:flex-nowrap xl:justify-start">
      <Link
        to={paths.editBook(book._id)}
        state={{ ...(state as object | null), search }}
        aria-label={messages.edit(book.title)}
        className={buttonClass('secondary', LIST_BUTTON)}
      >
        {messages.editLabel}
      </Link>
      {isOwner && (
        <Button
          look="quiet"
          className={`${LIST_BUTTON} text-ink-soft! underline hover:not-disabled:text-danger!`}
          aria-label={messages.deleteBook(book.title)}
          disabled={isLoading}
          onClick={() => void remove()}
        >
          {messages.deleteLabel}
        </Button>
      )}
    </div>
  );
}
