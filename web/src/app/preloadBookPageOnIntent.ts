import { BookPage } from './pages.ts';

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
