import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered, unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/orderEdits';
import { isolate } from '@bookstore/messages/words';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

const MAX_RESULTS = 5;

interface Props {
  label?: string;
  taken: ReadonlySet<string>;
  onAdd: (book: Book) => void;
  /** By default a book can be added if it can be ordered. */
  canAdd?: (book: Book) => boolean;
  /** Receives a typed ISBN of thirteen digits; otherwise ISBNs are searched like other text. */
  onIsbn?: (isbn: string) => void;
  children?: ReactNode;
}

const nothingText = (count: number) => (count > 0 ? messages.allMatchesAdded : messages.noBookFound);

export function BookSearch({
  label = messages.findBook,
  taken,
  onAdd,
  canAdd = canBeOrdered,
  onIsbn,
  children,
}: Props) {
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { currentData, isError } = useGetBooksPageQuery({ q, limit: 2 * MAX_RESULTS }, { skip: q === '' });
  const found = currentData?.books.filter(({ _id }) => !taken.has(_id)).slice(0, MAX_RESULTS);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = (field.current?.value ?? '').trim();
    const isbn = onIsbn ? toIsbn13(text) : null;
    field.current?.select();
    if (isbn === null) return setQ(text);
    // The next scan may follow immediately.
    if (field.current) field.current.value = '';
    setQ('');
    onIsbn?.(isbn);
  };
  const add = (book: Book) => {
    field.current?.focus();
    field.current?.select();
    onAdd(book);
  };
  return (
    <div className="grid gap-2">
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className={classNames('min-w-0 flex-1 basis-48', children !== undefined && 'max-sm:basis-full')}>
          <TextField
            ref={field}
            name="q"
            type="search"
            label={label}
            maxLength={LIMITS.bookSearch}
            autoComplete="off"
          />
        </div>
        <Button type="submit" look="secondary">
          {messages.find}
        </Button>
        {children}
      </form>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isError ? messages.booksNotSearched : found?.length === 0 && nothingText(currentData?.books.length ?? 0)}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={messages.booksFound} className="divide-y divide-line">
          {found.map((book) => (
            <li key={book._id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="wrap-anywhere grid min-w-0 flex-1 basis-40">
                <span>
                  <bdi>{book.title}</bdi>
                </span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {[isolate(book.author ?? ''), formatPrice(book.newPrice)].filter(Boolean).join(', ')}
                </span>
              </span>
              {!canAdd(book) ? (
                <span className="text-ink-soft text-sm">{unavailableReason(book)}</span>
              ) : (
                <Button look="secondary" aria-label={messages.add(book.title)} onClick={() => add(book)}>
                  {messages.addLabel}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
