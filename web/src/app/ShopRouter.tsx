import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, Router } from 'react-router-dom';
import { reloadIfChunksAreMissing } from '../lib/missingChunks.ts';
import { animateCover } from './animateCover.ts';

/** BrowserRouter, except that it animates a book's cover when the page changes. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location, onDrawn: () => {} });

  useLayoutEffect(() => {
    let { pathname } = history.location;
    const show = (update: typeof shown) => startTransition(() => setShown(update));
    let isMovedByBrowser = false;
    const note = (event: PopStateEvent) => {
      isMovedByBrowser = event.hasUAVisualTransition;
      // An entry that the browser made for an anchor link has no key: all such entries would look the same.
      if (window.history.state === null) window.history.replaceState({ idx: null, key: String(Math.random()) }, '');
    };
    // Registered before the history's own listener, which reports the navigation.
    window.addEventListener('popstate', note);
    const end = history.listen(({ action, location }) => {
      const isBack = action === 'POP';
      const way = { from: pathname, to: location.pathname, isBack, isMoved: isBack && isMovedByBrowser };
      if (way.from !== way.to) void reloadIfChunksAreMissing();
      pathname = way.to;
      animateCover(way, () => new Promise((onDrawn) => show({ action, location, onDrawn })));
    });
    // The first render is a transition: a navigation before its effects run is noticed here.
    setShown((drawn) => {
      const { action, location } = history;
      return createPath(location) === createPath(drawn.location) ? drawn : { ...drawn, action, location };
    });
    return () => {
      window.removeEventListener('popstate', note);
      end();
    };
  }, [history]);

  useLayoutEffect(() => shown.onDrawn(), [shown]);

  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}
