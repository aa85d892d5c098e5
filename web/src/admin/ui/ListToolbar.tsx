import * as messages from '@bookstore/messages/dashboard';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props<View extends { q: string }> {
  label: string;
  placeholder: string;
  /** Characters: as many as the API takes. */
  maxLength: number;
  /** Says when box and fields stand in one row. */
  className: string;
  view: View;
  /** Changes with whatever the address says but the search. */
  place: string;
  onChange: (choice: Partial<View>) => void;
  /** Fields beside the box. What is chosen in one of them takes along what stands in the box. */
  children?: (choose: (choice: Partial<View>) => void) => ReactNode;
  /** Number of fields that filter or sort the list. */
  chosen?: number;
}

/** What a list of the dashboard shows: a box to search in, and filters. */
export function ListToolbar<View extends { q: string }>(props: Props<View>) {
  const { label, placeholder, maxLength, className, view, place, onChange, children, chosen = 0 } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const search = (q: string) => onChange({ q } as Partial<View>);
  const { input, typed, searchSoon, searchNow, searchOnLeaving } = useSearchBox(view.q, place, search);
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3 border-line border-b px-4 py-3 sm:gap-4 sm:py-4 lg:px-6">
      <search className={classNames('min-w-0 max-sm:flex-1 sm:basis-full', className)}>
        <form onSubmit={searchNow}>
          <TextField
            ref={input}
            label={label}
            placeholder={placeholder}
            type="search"
            autoComplete="off"
            maxLength={maxLength}
            defaultValue={view.q}
            onChange={searchSoon}
            onBlur={searchOnLeaving}
          />
        </form>
      </search>
      {children && (
        <>
          {/* Phones hide the fields, so that the list starts on the first screen. */}
          <Button
            look="secondary"
            className="px-4! sm:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.filters(chosen)}
          </Button>
          <div id={id} className={classNames('contents', !isOpen && 'max-sm:hidden')}>
            {children((choice) => onChange({ q: typed(), ...choice }))}
          </div>
        </>
      )}
    </div>
  );
}

/** Pause in typing after which the search is made. */
const TYPING_PAUSE_MS = 350;

/**
 * A box whose text is searched for when the typing pauses, or at once on Enter and when the box is left: a search
 * that comes after a click on a link would take the reader back from the page that the link leads to.
 * @param q what the address says
 * @param place changes with whatever else the address says
 */
function useSearchBox(q: string, place: string, onSearch: (query: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const typed = () => input.current?.value.trim() ?? '';
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address cancels the pending search
  useEffect(() => cancel, [q, place]);
  useEffect(() => {
    // The address changed by itself (back, forward): the box follows, unless it is being typed in.
    if (input.current && input.current !== document.activeElement) input.current.value = q;
  }, [q]);
  const searchAtOnce = () => {
    cancel();
    onSearch(typed());
  };
  const searchSoon = () => {
    cancel();
    const { pathname } = window.location;
    timer.current = window.setTimeout(() => {
      // The list stays until the code of the next page is there: to search in it would take the reader back.
      if (window.location.pathname === pathname) searchAtOnce();
    }, TYPING_PAUSE_MS);
  };
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    searchAtOnce();
  };
  const searchOnLeaving = () => {
    if (timer.current !== undefined) searchAtOnce();
  };
  return { input, typed, searchSoon, searchNow, searchOnLeaving };
}
