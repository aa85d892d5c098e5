import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, Router } from 'react-router-dom';
import { reloadIfChunksAreMissing } from '../lib/missingChunks.ts';
import { animateCover } from './animateCover.ts';

/** The router's own BrowserRouter, which may move a cover along with the reader when the page changes. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location, onDrawn: () => {} });

  useLayoutEffect(() => {
    let { pathname } = history.location;
    const show = (update: typeof shown) => startTransition(() => setShown(update));
    let isMovedByBrowser = false;
    const note = (event: PopStateEvent) => {
      isMovedByBrowser = event.hasUAVisualTransition;
      // The browser's own entry, of a link within the page: without a key it would be taken for any other such.
      if (window.history.state === null) window.history.replaceState({ idx: null, key: String(Math.random()) }, '');
    };
    // Before the history's own listener, which tells of the way.
    window.addEventListener('popstate', note);
    const end = history.listen(({ action, location }) => {
      const isBack = action === 'POP';
      const way = { from: pathname, to: location.pathname, isBack, isMoved: isBack && isMovedByBrowser };
      if (way.from !== way.to) void reloadIfChunksAreMissing();
      pathname = way.to;
      animateCover(way, () => new Promise((onDrawn) => show({ action, location, onDrawn })));
    });
    // The shop is first drawn in slices: who goes on between them is not heard.
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
