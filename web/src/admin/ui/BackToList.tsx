import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** The list's path. */
  to: string;
  children: string;
}

/** Back to the very list, filter and page that led here: they came with the link. */
export function BackToList({ to, children }: Props) {
  const state: unknown = useLocation().state;
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : '';
  return (
    <Link
      to={{ pathname: to, search: typeof search === 'string' ? search : '' }}
      state={state}
      className="inline-flex min-h-11 items-center gap-1 justify-self-start font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon name="previous" size={20} />
      {children}
    </Link>
  );
}

/** For the link of one of many: it has the focus, and is in sight, for whoever comes back from what it leads to (`BackToList`). */
export function useFocusAfterVisit(id: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  const state: unknown = useLocation().state;
  const isBack = typeof state === 'object' && state !== null && 'visited' in state && state.visited === id;
  useEffect(() => {
    // Whoever has gone on meanwhile stays there.
    if (!isBack || document.activeElement?.matches('a, button, input, select')) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isBack]);
  return ref;
}
