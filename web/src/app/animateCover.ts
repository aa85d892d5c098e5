import { BookPage } from './pages.ts';

/** A navigation; `isBack` if the browser's back or forward button made it. */
interface Way {
  from: string;
  to: string;
  isBack: boolean;
  /** The browser animates the pages itself, as for a swipe from the screen's edge. */
  isMoved: boolean;
}

const MOTION = { duration: 250, easing: 'ease' };

const isBook = (path: string) => /^\/books\/[^/]+$/.test(path);

/**
 * Renders another page. If the visitor has not asked for less motion and both covers are in sight, animates the book's cover from its
 * card to its place on the book's page, or back, from the page's first frame on. `draw` resolves before that frame is painted.
 */
export function animateCover(way: Way, draw: () => Promise<void>): void {
  const before = canMove(way) ? coverBefore(way)?.getBoundingClientRect() : undefined;
  const drawn = draw();
  if (before) void drawn.then(() => bring(coverAfter(way), before));
}

/** Animates an element from another position to its own, with its shadow. */
function bring(cover: Cover | undefined, from: DOMRect): void {
  const element = cover?.closest('.shadow-cover') ?? cover;
  const to = element?.getBoundingClientRect();
  if (!to) return;
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const origin = { transformOrigin: '0 0' };
  element?.animate(
    [
      { ...origin, transform: way },
      { ...origin, transform: 'none' },
    ],
    MOTION,
  );
}

type Cover = HTMLElement | SVGElement;

function canMove({ from, to, isBack, isMoved }: Way): boolean {
  return (
    from !== to &&
    !isMoved &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    (isBook(to) ? BookPage.isPreloaded() : isBook(from) && isBack)
  );
}

/** The cover on the card that links to the book, or on the book's page that is left. */
const coverBefore = ({ from, to, isBack }: Way) => (isBook(to) && !isBack ? coverOfLink(to) : coverOfPage(from));

const coverAfter = ({ from, to, isBack }: Way) => (isBook(to) && !isBack ? coverOfPage(to) : coverOfLink(from));

function coverOfPage(path: string): Cover | undefined {
  const heading = isBook(path) ? document.querySelector('main h1') : null;
  return inSight(heading?.closest('article')?.querySelector<Cover>('img, svg'));
}

/** The cover of the link that was followed, if several lead to the book. */
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
