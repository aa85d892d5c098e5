import { booksInOrder, remove, removeLabel } from '@bookstore/messages/orderEdits';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props<Book> {
  books: readonly Book[];
  detail: (book: Book) => ReactNode;
  onRemove: (id: string) => void;
}

export function RemovableBooks<Book extends { _id: string; title: string }>({ books, detail, onRemove }: Props<Book>) {
  const list = useRef<HTMLUListElement>(null);
  const removeBook = (id: string) => {
    list.current?.focus();
    onRemove(id);
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={booksInOrder}
      className="divide-y divide-line border-line border-y outline-none"
    >
      {books.map((book) => (
        <li key={book._id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="wrap-anywhere grid min-w-0 flex-1 basis-40">
            <span>
              <bdi>{book.title}</bdi>
            </span>
            {detail(book)}
          </span>
          <Button
            look="quiet"
            className="-me-3 px-3! underline"
            aria-label={remove(book.title)}
            onClick={() => removeBook(book._id)}
          >
            {removeLabel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
