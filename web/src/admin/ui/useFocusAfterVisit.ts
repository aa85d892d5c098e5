import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
