import { booksApi } from '../api/booksApi.ts';
import type { Store } from './store.ts';

/** Gets the list and the covers of the first view, while React still draws the frame around them. */
export async function warmHome(store: Store): Promise<void> {
  const list = store.dispatch(booksApi.endpoints.getBooks.initiate(undefined, { subscribe: false }));
  const { preloadFirstCovers } = await import('../features/home/HomePage.tsx');
  const { data } = await list;
  if (data) await preloadFirstCovers(data);
}
