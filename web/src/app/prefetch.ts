import { booksApi } from '../api/booksApi.ts';
import { HOME_BOOKS } from '../shop/home/firstView.ts';
import { preloadBookPage } from './pages.ts';
import type { Store } from './store.ts';

/** After this wait the newest books are first. */
const BEST_SELLERS_MS = 400;

/** Loads the first view while React renders the layout. */
export async function prefetchHome(store: Store): Promise<void> {
  const { getBestSellers, getBooksPage } = booksApi.endpoints;
  const page = store.dispatch(getBooksPage.initiate(HOME_BOOKS, { subscribe: false }));
  const bestSellers = store.dispatch(getBestSellers.initiate(undefined, { subscribe: false }));
  const { preloadFirstCovers } = await import('../shop/home/HomePage.tsx');
  const { data } = await page;
  if (!data) return;
  const pause = new Promise<undefined>((resolve) => setTimeout(resolve, BEST_SELLERS_MS));
  const sold = await Promise.race([bestSellers, pause]);
  await preloadFirstCovers(data.books, sold?.data);
}

const NEAR = ['pointerover', 'touchstart', 'focusin'];

/** Loads the code when pointer, touch or focus is on a link to a book. */
export function preloadBookPageOnIntent(): void {
  const preload = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href^="/books/"]'))) return;
    preloadBookPage();
    for (const event of NEAR) document.removeEventListener(event, preload);
  };
  for (const event of NEAR) document.addEventListener(event, preload, { passive: true });
}
