import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { anchorId } from '../lib/anchorId.ts';
import { followScrollPosition } from '../lib/followScrollPosition.ts';
import { requestHeadingFocus } from '../lib/navigationFocus.ts';
import { removeServerJsonLd } from '../lib/usePageMeta.ts';
import { whenInPage } from '../lib/whenInPage.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

interface Props {
  /** Not a number if ScrollRestoration has not scrolled. */
  getRestoredPosition: () => number | false | null;
  /** Called before the first paint. */
  onDrawn: () => void;
}

/** Scrolls and moves the focus as a browser does for a new document. */
export function Root({ getRestoredPosition, onDrawn }: Props) {
  const { pathname } = useLocation();
  useScrolling(getRestoredPosition);
  useFocus();
  useLayoutEffect(onDrawn);
  useDescriptions();
  return (
    <>
      <ErrorBoundary resetKey={pathname}>
        <Suspense>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  );
}

/** The JSON-LD describes the page opened first. */
function useDescriptions(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== first) removeServerJsonLd();
  }, [pathname, first]);
}

/** ScrollRestoration scrolls once, but pages load content later. */
function useScrolling(getRestoredPosition: Props['getRestoredPosition']): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own position
  useLayoutEffect(() => {
    const position = getRestoredPosition();
    if (typeof position === 'number') return followScrollPosition(position);
    if (hash === '') return;
    const before = window.scrollY;
    return whenInPage(anchorId(hash), (target) => {
      // Unless the visitor has scrolled.
      if (window.scrollY === before) target.scrollIntoView();
    });
  }, [key, hash, getRestoredPosition]);
}

/**
 * Moves the focus to the main element, then to its heading. Visitors who have opened a menu or typed meanwhile keep
 * it.
 */
function useFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const movedAt = useRef('');

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isInPage = target instanceof Element && target.closest('main') !== null;
      movedAt.current = isInPage ? '' : window.location.pathname;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    requestHeadingFocus();
    const hasMovedOn = movedAt.current === pathname;
    movedAt.current = '';
    // A dialog's opener moves the focus afterwards.
    if (hasMovedOn || document.querySelector('[aria-modal="true"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
