import { type FormEvent, useEffect, useRef } from 'react';

/** Pause in typing after which the search is made. */
const TYPING_PAUSE_MS = 350;

/**
 * A box whose text is searched for when the typing pauses, or at once on Enter.
 * @param q what the address says
 * @param place changes with whatever else the address says
 */
export function useSearchBox(q: string, place: string, onSearch: (query: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const typed = () => input.current?.value.trim() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says now is newer than what was being typed for the one before
  useEffect(() => () => clearTimeout(timer.current), [q, place]);
  useEffect(() => {
    // The address changed by itself (back, forward): the box follows, unless it is being typed in.
    if (input.current && input.current !== document.activeElement) input.current.value = q;
  }, [q]);
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(typed()), TYPING_PAUSE_MS);
  };
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    onSearch(typed());
  };
  return { input, typed, searchSoon, searchNow };
}
