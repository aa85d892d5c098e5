import { BookPage } from './pages.ts';

/** A change of the address; `isBack` where the browser's buttons made it. */
interface Way {
  from: string;
  to: string;
  isBack: boolean;
}

/** Milliseconds after which nobody waits for the page to be drawn: the browser shows no change until then. */
const PATIENCE_MS = 500;

const isBook = (path: string) => /^\/books\/[^/]+$/.test(path);

/**
 * Draws another page, and moves the book's cover from its card to its page, or back, where the browser can, the reader
 * has not asked for less motion, and both are in sight. `draw` resolves when the page is in the document.
 */
export function moveCover(way: Way, draw: () => Promise<void>): void {
  const cover = canMove(way) ? coverBefore(way) : undefined;
  if (!cover) return void draw();
  name(cover);
  if (way.isBack) keepPlace();
  const transition = document.startViewTransition(async () => {
    await Promise.race([draw(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    if (latest === transition) name(coverAfter(way));
    if (!named) transition.skipTransition();
  });
  latest = transition;
  // Another one has taken its place, or there is nothing to move.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (latest === transition) name(undefined);
  });
}

/** The browser itself scrolls to where the next page was left, as soon as it has told of a step back: this one is still in sight. */
function keepPlace(): void {
  const { scrollY } = window;
  requestAnimationFrame(() => window.scrollTo(0, scrollY));
}

type Cover = HTMLElement | SVGElement;

let latest: ViewTransition | undefined;
let named: Cover | undefined;

/** One at a time: two of the same name would be an error, and nothing would move. */
function name(cover: Cover | undefined): void {
  named?.style.removeProperty('view-transition-name');
  named = cover;
  cover?.style.setProperty('view-transition-name', 'cover');
}

function canMove({ from, to, isBack }: Way): boolean {
  return (
    from !== to &&
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    (isBook(to) ? BookPage.isPreloaded() : isBook(from) && isBack)
  );
}

/** Of the card that leads to the book, or of the book that is left. */
const coverBefore = ({ from, to, isBack }: Way) => (isBook(to) && !isBack ? coverOfLink(to) : coverOfPage(from));

const coverAfter = ({ from, to, isBack }: Way) => (isBook(to) && !isBack ? coverOfPage(to) : coverOfLink(from));

function coverOfPage(path: string): Cover | undefined {
  const heading = isBook(path) ? document.querySelector('main h1') : null;
  return inSight(heading?.closest('article')?.querySelector<Cover>('img, svg'));
}

/** Of several links to the book, the one that was followed. */
function coverOfLink(path: string): Cover | undefined {
  const links = [...document.querySelectorAll(`a[href="${path}"]`)];
  const covers = links.flatMap((link) => {
    const place = link.closest('article, li') ?? link;
    const cover = inSight(place.querySelector<Cover>('img, svg'));
    return cover ? [{ cover, isFollowed: place.contains(document.activeElement) }] : [];
  });
  return (covers.find(({ isFollowed }) => isFollowed) ?? covers[0])?.cover;
}

function inSight(cover: Cover | null | undefined): Cover | undefined {
  if (!cover) return undefined;
  const { top, bottom, left, right, width } = cover.getBoundingClientRect();
  const isThere = width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isThere ? cover : undefined;
}
