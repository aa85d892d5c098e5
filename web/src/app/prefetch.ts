import { booksApi } from '../api/booksApi.ts';
import { HOME_BOOKS } from '../shop/home/firstView.ts';
import { BookPage } from './pages.ts';
import type { Store } from './store.ts';

/** Gets the books and the covers of the first view, while React still draws the frame around them. */
export async function prefetchHome(store: Store): Promise<void> {
  const { getBestSellers, getBooksPage } = booksApi.endpoints;
  const page = store.dispatch(getBooksPage.initiate(HOME_BOOKS, { subscribe: false }));
  void store.dispatch(getBestSellers.initiate(undefined, { subscribe: false }));
  const { preloadFirstCovers } = await import('../shop/home/HomePage.tsx');
  const { data } = await page;
  if (data) await preloadFirstCovers(data.books, getBestSellers.select()(store.getState()).data);
}

const NEAR = ['pointerover', 'touchstart', 'focusin'];

/** Fetches the code of a book's page when a pointer, a finger or the focus is at a link to one. */
export function preloadBookPageOnIntent(): void {
  const preload = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href^="/books/"]'))) return;
    BookPage.preload();
    for (const event of NEAR) document.removeEventListener(event, preload);
  };
  for (const event of NEAR) document.addEventListener(event, preload, { passive: true });
}
