import type { Book } from '@bookstore/contract/book';
import { useDeferredValue, useEffect, useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { whenIdle } from '../../lib/whenIdle.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchHit } from './SearchHit.tsx';
import { bookSearch } from './searchBooks.ts';
import { useCachedBooks } from './useCachedBooks.ts';
import { useCombobox } from './useCombobox.ts';

const MAX_HITS = 6;
const NONE: readonly Book[] = [];

/** Finds books in the list that the browser already has: a combobox whose options lead to the books. */
export function SearchBox() {
  const listId = useId();
  const navigate = useNavigate();
  const cached = useCachedBooks();
  const books = cached ?? NONE;
  const combobox = useCombobox<Book>((book) => void navigate(paths.book(book._id)));
  const query = useDeferredValue(combobox.query);
  const hits = useMemo(() => bookSearch(books).search(query, MAX_HITS), [books, query]);
  useEffect(() => prepareWhenIdle(bookSearch(books).prepare), [books]);
  const isOpen = combobox.isOpen && query.trim() !== '';
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <search className="relative block w-full max-w-md" ref={combobox.boxRef}>
      <label>
        <span className="sr-only">Search books</span>
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
          <Icon name="search" size={20} />
        </span>
        <input
          type="text"
          role="combobox"
          placeholder="Search here"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && combobox.active >= 0 ? optionId(combobox.active) : undefined}
          className="min-h-11 w-full rounded-full border border-line-strong bg-paper-raised py-2 pr-4 pl-11 text-ink transition-colors placeholder:text-ink-soft hover:border-ink"
          value={combobox.query}
          onChange={(event) => combobox.type(event.target.value)}
          onFocus={combobox.open}
          onKeyDown={(event) => combobox.onKeyDown(event, hits)}
        />
      </label>
      <div
        id={listId}
        role="listbox"
        aria-label="Books found"
        hidden={!isOpen || hits.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-card border border-line bg-paper-raised p-1.5 shadow-pop"
      >
        {isOpen &&
          hits.map((book, index) => (
            <SearchHit
              key={book._id}
              book={book}
              id={optionId(index)}
              isActive={index === combobox.active}
              onFollow={combobox.reset}
            />
          ))}
      </div>
      <p
        role="status"
        className={
          isOpen && hits.length === 0
            ? 'absolute inset-x-0 top-full z-30 mt-2 rounded-card border border-line bg-paper-raised p-4 text-ink-soft shadow-pop'
            : 'sr-only'
        }
      >
        {isOpen && describe(cached, hits)}
      </p>
    </search>
  );
}

function describe(books: readonly Book[] | null, hits: readonly Book[]): string {
  if (!books) return 'The books are still on their way';
  return hits.length === 0 ? 'No books found' : `${hits.length} found`;
}

/** So that the first key press of a large shop does not wait for its index. @returns takes the rest back */
function prepareWhenIdle(prepare: () => boolean): () => void {
  let forget = whenIdle(function go() {
    if (!prepare()) forget = whenIdle(go);
  });
  return () => forget();
}
