/** What searching needs beyond the box: loaded when the page is idle, so that the first view need not wait for it. */
export { SearchHit } from './SearchHit.tsx';
export { searchBooks } from './searchBooks.ts';
