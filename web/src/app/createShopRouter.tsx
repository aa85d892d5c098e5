import { createBrowserRouter, createRoutesFromElements, Route } from 'react-router-dom';
import { reloadOnce } from '../lib/missingChunks.ts';
import { readStateField } from '../lib/readStateField.ts';
import { createCoverAnimation } from './coverAnimation.ts';
import { Root } from './Root.tsx';
import { routes } from './routes.tsx';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/** ScrollRestoration finds positions by key; all new documents would have the key "default". */
function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}

/** `dispose` stops following the address. */
export function createShopRouter(): ShopRouter {
  nameHistoryEntry();
  const covers = createCoverAnimation();
  const root = <Root getRestoredPosition={() => router.state.restoreScrollPosition} onDrawn={covers.run} />;
  const router = createBrowserRouter(createRoutesFromElements(<Route element={root}>{routes}</Route>));
  let { pathname } = router.state.location;
  let isChunkMissing = false;
  window.addEventListener('vite:preloadError', () => {
    isChunkMissing = true;
  });
  router.subscribe(({ historyAction, location }) => {
    if (location.pathname === pathname) return;
    covers.prepare({ from: pathname, to: location.pathname, isBack: historyAction === 'POP' });
    pathname = location.pathname;
    // A new release has probably replaced the files. A reload would end the confirmation of an order.
    if (isChunkMissing && !readStateField(location.state, 'placed')) reloadOnce();
  });
  return router;
}
