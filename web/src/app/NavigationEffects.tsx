import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
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
 * An address opened with an #anchor, whose place in the page comes later than the document: the page goes there as soon as
 * it can, unless somebody has scrolled meanwhile.
 */
function useFirstAnchor(): void {
  const [first] = useState(useLocation().hash.slice(1));
  useEffect(() => {
    if (first === '') return;
    return whenInPage(first, (place) => {
      if (window.scrollY === 0) place.scrollIntoView();
    });
  }, [first]);
}

/** What the document says of its page to search engines ends with that page. */
function useDescriptions(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== first) removeServerJsonLd();
  }, [pathname, first]);
}

/** A new page begins at its top or at the address's #anchor; going back returns to where one was, also where the page grows there later. */
function useScrolling(): void {
  const { key, hash, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const record = positions.current;
    const remember = () => {
      // While the address is another entry's, it is the browser that scrolls, or the next page.
      if ((history.state?.key ?? 'default') === key) record.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isNewPath = shown.current.pathname !== pathname;
    // Another page of the same list; typing into a filter replaces its address, and a knob that was turned stays in sight.
    const isNewList = shown.current.search !== search && type !== 'REPLACE' && !preventsScrollReset(state);
    const isNewPage = isNewPath || isNewList;
    shown.current = { pathname, search };
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (isNewPage && type === 'POP') return restoreScroll(positions.current.get(key) ?? 0);
    else if (isNewPage) window.scrollTo(0, 0);
  }, [key, hash, pathname, search, state, type]);
}

/**
 * Focus leaves the link that was followed for the new page: its main part first, its heading when it is there. Who has
 * opened a menu or begun to type while the page was on its way stays there: the address changes before the page does.
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
    // An open dialog keeps the focus: who opened it says where it goes afterwards.
    if (hasMovedOn || document.querySelector('[aria-modal="true"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
