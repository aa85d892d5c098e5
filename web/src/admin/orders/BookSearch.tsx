import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered, unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/orderEdits';
import { isolate } from '@bookstore/messages/words';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { countOf } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCopies } from './useCopies.ts';

const MAX_RESULTS = 5;

/** Milliseconds without a key before a search. */
const PAUSE_MS = 250;

const MIN_LENGTH = 2;

interface Props {
  ref?: RefObject<HTMLInputElement | null>;
  label?: string;
  taken: ReadonlySet<string>;
  onAdd: (book: Book) => void;
  /** By default a book can be added if it can be ordered. */
  canAdd?: (book: Book) => boolean;
  /** Receives a typed ISBN of thirteen digits; otherwise ISBNs are searched like other text. */
  onIsbn?: (isbn: string) => void;
  children?: ReactNode;
}

function resultText(found: readonly Book[], matches: number): string {
  if (found.length > 0) return countOf(found.length, 'book');
  return matches > 0 ? messages.allMatchesAdded : messages.noBookFound;
}

export function BookSearch({
  ref,
  label = messages.findBook,
  taken,
  onAdd,
  canAdd = canBeOrdered,
  onIsbn,
  children,
}: Props) {
  const [q, setQ] = useState('');
  const ownField = useRef<HTMLInputElement>(null);
  const field = ref ?? ownField;
  const pause = useRef(0);
  useEffect(() => () => clearTimeout(pause.current), []);
  const { currentData, isError } = useGetBooksPageQuery({ q, limit: 2 * MAX_RESULTS }, { skip: q === '' });
  const found = currentData?.books.filter(({ _id }) => !taken.has(_id)).slice(0, MAX_RESULTS);
  const copies = useCopies(found ?? []);
  const type = (text: string) => {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => setQ(text.length < MIN_LENGTH ? '' : text), PAUSE_MS);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(pause.current);
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
    clearTimeout(pause.current);
    field.current?.focus();
    if (field.current) field.current.value = '';
    setQ('');
    onAdd(book);
  };
  return (
    <div className="grid gap-2">
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <TextField
            ref={field}
            name="q"
            type="search"
            label={label}
            onInput={({ currentTarget }) => type(currentTarget.value.trim())}
            maxLength={LIMITS.bookSearch}
            autoComplete="off"
          />
        </div>
        {/* Phones search while typing and have a key for it. */}
        <Button type="submit" look="secondary" className={children === undefined ? '' : 'max-sm:hidden'}>
          {messages.find}
        </Button>
        {children}
      </form>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isError ? messages.booksNotSearched : found && resultText(found, currentData?.books.length ?? 0)}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={messages.booksFound} className="divide-y divide-line">
          {found.map((book) => (
            <li key={book._id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
              <Cover book={book} alt="" sizes="40px" className="w-10! shrink-0" />
              <span className="wrap-anywhere grid min-w-0 flex-1 basis-32">
                <span>
                  <bdi>{book.title}</bdi>
                </span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {[isolate(book.author ?? ''), formatPrice(book.newPrice), canAdd(book) && copies(book._id)]
                    .filter(Boolean)
                    .join(', ')}
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
