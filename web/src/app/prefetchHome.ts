import { booksApi } from '../api/booksApi.ts';
import { HOME_BOOKS } from '../shop/home/firstView.ts';
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
