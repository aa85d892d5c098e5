import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readStateField } from '../../lib/readStateField.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  to: string;
  children: string;
}

export function BackToList({ to, children }: Props) {
  const state: unknown = useLocation().state;
  const search = readStateField(state, 'search');
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

/** Focuses the row's link after a return by `BackToList`. */
export function useFocusAfterVisit(id: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  const isBack = readStateField(useLocation().state, 'visited') === id;
  useEffect(() => {
    // The focus has moved since.
    if (!isBack || document.activeElement?.matches('a, button, input, select')) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isBack]);
  return ref;
}
