import type { Book } from '@bookstore/contract/api/book';
import { unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/phoneOrders';
import { isolate } from '@bookstore/messages/words';
import { useGetStockQuery } from '../../../api/stockApi.ts';
import { classNames } from '../../../lib/classNames.ts';
import { countOf } from '../../../lib/format.ts';
import { PublicationNote } from '../../../ui/PublicationNote.tsx';
import { ScanButton } from '../../books/scan/ScanButton.tsx';
import { BookSearch } from '../BookSearch.tsx';
import { RemovableBooks } from '../RemovableBooks.tsx';
import { type ChosenBook, canBeSold, type Sale } from './orderDraft.ts';
import { useAddBooks } from './useAddBooks.ts';

interface Props {
  sale: Sale;
  books: readonly ChosenBook[];
  /** Returns current books, which may be newer than the rendered ones. */
  current: () => readonly ChosenBook[];
  onAdd: (book: Book) => void;
  onRemove: (id: string) => void;
}

export function ChosenBooks({ sale, books, current, onAdd, onRemove }: Props) {
  const { outcome, add, addByIsbn } = useAddBooks({ sale, current, onAdd });
  return (
    <section aria-labelledby="books-of-order" className="grid gap-4">
      <h3 id="books-of-order" className="font-display text-xl">
        {messages.books}
      </h3>
      <BookSearch
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
      <BookList sale={sale} books={books} onRemove={onRemove} />
      {books.length > LIMITS.booksPerOrder && <p role="alert">{messages.mostBooks(LIMITS.booksPerOrder)}</p>}
    </section>
  );
}

function BookList({ sale, books, onRemove }: Pick<Props, 'sale' | 'books' | 'onRemove'>) {
  const copies = useCopies(books);
  if (books.length === 0) return <p className="border-line border-y py-3 text-ink-soft">{messages.noBooksYet}</p>;
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

/** @returns '' if stock is not tracked or not loaded */
function useCopies(books: readonly ChosenBook[]): (id: string) => string {
  const ids = books.slice(0, LIMITS.booksById).map(({ _id }) => _id);
  // Known levels stay while another book loads.
  const { data = [] } = useGetStockQuery({ ids }, { skip: ids.length === 0, refetchOnMountOrArgChange: true });
  const counts = new Map(data.map(({ _id, count }) => [_id, count]));
  return (id) => {
    const count = counts.get(id) ?? null;
    return count === null ? '' : messages.inStock(countOf(count, 'copy'));
  };
}
