import * as messages from '@bookstore/messages/dashboard';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAddressInput } from './useAddressInput.ts';

interface Props<View extends { q: string }> {
  label: string;
  placeholder: string;
  maxLength: number;
  className: string;
  view: View;
  /** Changes with everything in the address except the search. */
  place: string;
  onChange: (choice: Partial<View>) => void;
  /** A choice includes the typed text. */
  children?: (choose: (choice: Partial<View>) => void) => ReactNode;
  chosen?: number;
  /** On phones, the first selected row closes the filters, which would hide the list. */
  hasSelection?: boolean;
}

export function ListToolbar<View extends { q: string }>(props: Props<View>) {
  const {
    label,
    placeholder,
    maxLength,
    className,
    view,
    place,
    onChange,
    children,
    chosen = 0,
    hasSelection = false,
  } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (hasSelection) setIsOpen(false);
  }, [hasSelection]);
  const search = (q: string) => onChange({ q } as Partial<View>);
  const { input, typed, searchSoon, searchNow, searchOnLeaving } = useSearchBox(view.q, place, search);
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3 border-line border-b px-4 py-3 sm:py-4 lg:px-6">
      <search className={classNames('min-w-0 max-sm:flex-1 max-sm:basis-36 sm:basis-full', className)}>
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

/** Milliseconds. */
const TYPING_PAUSE_MS = 350;

/** Searches on pause, Enter and blur; a later search would leave the page of a clicked link. */
function useSearchBox(q: string, place: string, onSearch: (query: string) => void) {
  const input = useAddressInput(q);
  const timer = useRef<number>(undefined);
  const typed = () => input.current?.value.trim() ?? '';
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address cancels the pending search
  useEffect(() => cancel, [q, place]);
  const searchAtOnce = () => {
    cancel();
    onSearch(typed());
  };
  const searchSoon = () => {
    cancel();
    const { pathname } = window.location;
    timer.current = window.setTimeout(() => {
      // The list stays mounted while the next page's code loads, and a search would return to the list.
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
