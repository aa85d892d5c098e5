import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES } from '@bookstore/contract/constants';
import * as messages from '@bookstore/messages/search';
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { countText } from '../../lib/format.ts';
import { type Combobox, useCombobox } from '../../lib/useCombobox.ts';
import { paths } from '../../paths.ts';
import { Icon, LineDrawing } from '../../ui/Icon.tsx';
import { forgetSearch, recentSearches, rememberSearch } from './recentSearches.ts';
import { AllResults, SearchHit } from './SearchHit.tsx';
import { CROSS, Suggestions, suggestedPaths } from './Suggestions.tsx';
import { type Found, useSearch } from './useSearch.ts';
import { useCachedTitles, useFreshTitles } from './useTitles.ts';

const MAX_LENGTH = 100;

const POPUP = 'absolute inset-x-0 top-full z-30 mt-2 rounded-card border border-line bg-paper-raised shadow-pop';

const SCROLLED = 'max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain p-1.5';

export function SearchBox() {
  const listId = useId();
  const navigate = useNavigate();
  const combobox = useCombobox<string>((address) => {
    const to = address ?? (words && allResults);
    if (to === '') return;
    if (to === allResults) rememberSearch(words);
    else combobox.setText('');
    void navigate(to);
  });
  useWordsOfAddress(combobox);
  const words = combobox.text.trim();
  const allResults = paths.booksSearch(words);
  const isOpen = combobox.isOpen && words !== '';
  const suggested = useSuggestions(combobox.isOpen && words === '');
  const searched = useDeferredValue(isOpen ? words : '');
  const found = useSearch(searched);
  const hits = isOpen && found.state === 'found' ? found.hits : [];
  const options = hits.length > 0 ? [...hits.map(({ _id }) => paths.book(_id)), allResults] : suggested.paths;
  const message = isOpen && searched === words ? describe(found) : '';
  const optionId = (index: number) => `${listId}-${index}`;
  // Closing separately from the navigation's transition would cost a frame.
  const follow = (text: string) =>
    startTransition(() => {
      combobox.setText(text);
      combobox.close();
    });
  return (
    <search
      className="block min-w-0 max-w-md flex-1 basis-40 sm:relative"
      ref={combobox.boxRef}
      // Tab moves through the buttons of the suggestions. Closing a closed list would delay the paint of a new page.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (combobox.isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) combobox.close();
      }}
    >
      <SearchInput
        combobox={combobox}
        options={options}
        listId={listId}
        activeId={options.length > 0 && combobox.active >= 0 ? optionId(combobox.active) : undefined}
      />
      {suggested.isShown && (
        <div className={classNames(POPUP, SCROLLED)}>
          <Suggestions
            {...suggested}
            id={listId}
            active={combobox.active}
            optionId={optionId}
            onFollow={() => follow('')}
            onForget={(forgotten) => {
              suggested.forget(forgotten);
              combobox.inputRef.current?.focus();
            }}
          />
        </div>
      )}
      <HitList
        words={searched}
        id={suggested.isShown ? undefined : listId}
        hits={hits}
        count={found.state === 'found' ? found.count : null}
        correction={found.state === 'found' ? found.correction : null}
        allResults={allResults}
        active={combobox.active}
        optionId={optionId}
        onFollow={(isAll) => {
          if (isAll) rememberSearch(words);
          follow(isAll ? words : '');
        }}
      />
      <p role="status" className={message && hits.length === 0 ? classNames(POPUP, 'p-4 text-ink-soft') : 'sr-only'}>
        {message}
      </p>
    </search>
  );
}

function useSuggestions(isShown: boolean) {
  const titles = useCachedTitles();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [wasShown, setWasShown] = useState(false);
  if (wasShown !== isShown) {
    setWasShown(isShown);
    setRecent(recentSearches());
  }
  const genres = useMemo(
    () => CATEGORIES.filter((category) => !titles || titles.some((book) => book.category === category)),
    [titles],
  );
  const forget = (words: string) => {
    forgetSearch(words);
    setRecent(recentSearches());
  };
  const offered = isShown ? suggestedPaths({ recent, genres }) : [];
  return { isShown: offered.length > 0, recent, genres, forget, paths: offered };
}

interface SearchInputProps {
  combobox: Combobox<string>;
  options: readonly string[];
  listId: string;
  activeId: string | undefined;
}

function SearchInput({ combobox, options, listId, activeId }: SearchInputProps) {
  const refresh = useFreshTitles();
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
        <Icon name="search" size={20} />
      </span>
      <input
        ref={combobox.inputRef}
        type="text"
        aria-label={messages.searchBooks}
        role="combobox"
        placeholder={messages.searchHere}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_LENGTH}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        className={classNames(
          'min-h-11 w-full rounded-full border border-line-strong bg-paper-raised py-2 pl-11 text-ink transition-colors placeholder:text-ink-soft hover:border-ink',
          combobox.text === '' ? 'pr-4' : 'pr-11',
        )}
        value={combobox.text}
        onChange={(event) => combobox.type(event.target.value)}
        onFocus={() => {
          combobox.open();
          refresh();
        }}
        onClick={combobox.open}
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || combobox.text !== '') combobox.onKeyDown(event, options);
        }}
      />
      {combobox.text !== '' && (
        <button
          type="button"
          aria-label={messages.clearSearch}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-ink"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            combobox.type('');
            combobox.inputRef.current?.focus();
          }}
        >
          <LineDrawing path={CROSS} size={18} />
        </button>
      )}
    </div>
  );
}

interface HitListProps {
  id: string | undefined;
  words: string;
  hits: readonly BookTitle[];
  count: number | null;
  correction: string | null;
  allResults: string;
  active: number;
  optionId: (index: number) => string;
  onFollow: (isAll: boolean) => void;
}

function HitList({ id, words, hits, count, correction, allResults, active, optionId, onFollow }: HitListProps) {
  return (
    <div hidden={hits.length === 0} className={classNames(POPUP, SCROLLED)}>
      {correction && <p className="px-2 pt-1 pb-1.5 text-ink-soft text-sm">{messages.correctedSearch(correction)}</p>}
      <div id={id} role="listbox" aria-label={messages.booksFound}>
        {hits.map((book, index) => (
          <SearchHit
            key={book._id}
            book={book}
            words={words}
            id={optionId(index)}
            isActive={index === active}
            onFollow={() => onFollow(false)}
          />
        ))}
        {hits.length > 0 && (
          <AllResults
            to={allResults}
            count={count}
            id={optionId(hits.length)}
            isActive={hits.length === active}
            onFollow={() => onFollow(true)}
          />
        )}
      </div>
    </div>
  );
}

const TEXTS = {
  loading: messages.loadingBooks,
  searching: messages.searching,
  failed: messages.searchFailed,
};

function describe(found: Found): string {
  if (found.state !== 'found') return TEXTS[found.state];
  if (found.hits.length === 0) return messages.noBooksFound;
  const count = found.count === null ? messages.firstFound(found.hits.length) : messages.found(countText(found.count));
  return found.correction ? messages.correctedSearchFound(found.correction, count) : count;
}

/** Shows the words of the result page. Keeps words that are being typed. */
function useWordsOfAddress({ text, setText, inputRef }: Combobox<string>): void {
  const { pathname, search } = useLocation();
  const words = pathname === paths.books ? (new URLSearchParams(search).get('q') ?? '') : '';
  const shown = useRef('');
  const show = useEffectEvent((found: string) => {
    const isTyping = document.activeElement === inputRef.current && text !== '' && text !== shown.current;
    shown.current = found;
    if (!isTyping) setText(found);
  });
  useEffect(() => show(words), [words]);
}
