import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { anchorId } from '../lib/anchorId.ts';
import { preventsScrollReset, requestHeadingFocus } from '../lib/navigationFocus.ts';
import { restoreScroll } from '../lib/restoreScroll.ts';
import { removeServerJsonLd } from '../lib/usePageMeta.ts';
import { whenInPage } from '../lib/whenInPage.ts';

/** What a browser does when a page is loaded, done for navigations inside the app: scrolling and focus. */
export function NavigationEffects() {
  useFirstAnchor();
  useDescriptions();
  useScrolling();
  useFocus();
  return null;
}

/**
 * Scrolls to the #anchor of the first address when its element is rendered, which is later than the document, unless the visitor
 * has scrolled meanwhile.
 */
function useFirstAnchor(): void {
  const [first] = useState(anchorId(useLocation().hash));
  useEffect(() => {
    if (first === '') return;
    return whenInPage(first, (place) => {
      if (window.scrollY === 0) place.scrollIntoView();
    });
  }, [first]);
}

/** Removes the JSON-LD of the document when another page is shown. */
function useDescriptions(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== first) removeServerJsonLd();
  }, [pathname, first]);
}

/** A new page starts at its top or at the address's #anchor; going back restores the scroll position, also if the page grows to it later. */
function useScrolling(): void {
  const { key, hash, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const record = positions.current;
    const remember = () => {
      // While the address is that of another entry, the browser or the next page scrolls.
      if ((history.state?.key ?? 'default') === key) record.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isNewPath = shown.current.pathname !== pathname;
    // Another page of the same list. A filter replaces the address or asks to keep the scroll position.
    const isNewList = shown.current.search !== search && type !== 'REPLACE' && !preventsScrollReset(state);
    const isNewPage = isNewPath || isNewList;
    shown.current = { pathname, search };
    if (hash && type !== 'POP') document.getElementById(anchorId(hash))?.scrollIntoView();
    else if (isNewPage && type === 'POP') return restoreScroll(positions.current.get(key) ?? 0);
    else if (isNewPage) window.scrollTo(0, 0);
    // The scrolling to an anchor may be over before this entry is listened to.
    if (!positions.current.has(key)) positions.current.set(key, window.scrollY);
  }, [key, hash, pathname, search, state, type]);
}

/**
 * Moves the focus from the followed link to the new page: to its main element first, to its heading when it is rendered. A visitor
 * who has opened a menu or begun to type while the page was loading keeps the focus: the address changes before the page does.
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
