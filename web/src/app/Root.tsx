import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { anchorId } from '../lib/anchorId.ts';
import { followScrollPosition } from '../lib/followScrollPosition.ts';
import { requestHeadingFocus } from '../lib/navigationFocus.ts';
import { removeServerJsonLd } from '../lib/usePageMeta.ts';
import { whenInPage } from '../lib/whenInPage.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

interface Props {
  /** The position to which ScrollRestoration has scrolled; no number if it has not. */
  getRestoredPosition: () => number | false | null;
  /** Called when a page is rendered, before its first paint. */
  onDrawn: () => void;
}

/** Wraps every page. Scrolls and moves the focus as a browser does when it loads a document. */
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

/** Removes the JSON-LD of the document when another page is shown. */
function useDescriptions(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== first) removeServerJsonLd();
  }, [pathname, first]);
}

/** ScrollRestoration scrolls once, but pages load their content after they are shown. */
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
 * Moves the focus to the new page: first its main element, then its heading. Visitors who have opened a menu or typed
 * meanwhile keep the focus.
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
    // An open dialog keeps the focus; its opener moves it afterwards.
    if (hasMovedOn || document.querySelector('[aria-modal="true"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
