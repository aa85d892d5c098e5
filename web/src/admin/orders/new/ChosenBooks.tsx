import type { Book } from '@bookstore/contract/api/book';
import { unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/phoneOrders';
import { isolate } from '@bookstore/messages/words';
import type { RefObject } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { PublicationNote } from '../../../ui/PublicationNote.tsx';
import { ScanButton } from '../../books/scan/ScanButton.tsx';
import { BookSearch } from '../BookSearch.tsx';
import { RemovableBooks } from '../RemovableBooks.tsx';
import { useCopies } from '../useCopies.ts';
import { type ChosenBook, canBeSold, type Sale } from './orderDraft.ts';
import { useAddBooks } from './useAddBooks.ts';

interface Props {
  /** The search field. */
  finder: RefObject<HTMLInputElement | null>;
  /** The order was sent without a book. */
  isBookMissing: boolean;
  sale: Sale;
  books: readonly ChosenBook[];
  /** Returns current books, which may be newer than the rendered ones. */
  current: () => readonly ChosenBook[];
  onAdd: (book: Book) => void;
  onRemove: (id: string) => void;
}

export function ChosenBooks({ finder, isBookMissing, sale, books, current, onAdd, onRemove }: Props) {
  const { outcome, add, addByIsbn } = useAddBooks({ sale, current, onAdd });
  return (
    <section aria-labelledby="books-of-order" className="grid gap-4">
      <h3 id="books-of-order" className="font-display text-xl">
        {messages.books}
      </h3>
      <BookSearch
        ref={finder}
        label={messages.findBook}
        taken={new Set(books.map(({ _id }) => _id))}
        onAdd={add}
        canAdd={(book) => canBeSold(book, sale)}
        onIsbn={addByIsbn}
      >
        <ScanButton onFound={addByIsbn} />
      </BookSearch>
      <p
        role="status"
        className={classNames('wrap-anywhere empty:hidden', outcome.isRefusal ? 'text-danger' : 'text-ink-soft')}
      >
        {outcome.text}
      </p>
      <BookList isBookMissing={isBookMissing} sale={sale} books={books} onRemove={onRemove} />
      {books.length > LIMITS.booksPerOrder && <p role="alert">{messages.mostBooks(LIMITS.booksPerOrder)}</p>}
    </section>
  );
}

function BookList({
  isBookMissing,
  sale,
  books,
  onRemove,
}: Pick<Props, 'isBookMissing' | 'sale' | 'books' | 'onRemove'>) {
  const copies = useCopies(books);
  if (books.length === 0)
    return (
      <p
        role={isBookMissing ? 'alert' : undefined}
        className={classNames('border-line border-y py-3', isBookMissing ? 'font-medium text-danger' : 'text-ink-soft')}
      >
        {messages.noBooksYet}
      </p>
    );
  return (
    <RemovableBooks
      books={books}
      detail={(book) => (
        <>
          <span className="text-ink-soft text-sm tabular-nums">
            {[isolate(book.author ?? ''), formatPrice(book.newPrice), canBeSold(book, sale) && copies(book._id)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <PublicationNote book={book} />
          {!canBeSold(book, sale) && (
            <span className="font-medium text-danger text-sm">
              {book.isGone ? messages.noLongerSold : unavailableReason(book)}
            </span>
          )}
        </>
      )}
      onRemove={onRemove}
    />
  );
}
