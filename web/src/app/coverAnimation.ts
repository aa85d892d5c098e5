interface Way {
  from: string;
  to: string;
  isBack: boolean;
}

const MOTION = { duration: 250, easing: 'ease' };

const isBook = (path: string) => /^\/books\/[^/]+$/.test(path);

interface CoverAnimation {
  /** Called before the next page is rendered. */
  prepare: (way: Way) => void;
  /** Called before the next page's first paint. */
  run: () => void;
}

/**
 * Moves a cover between card and page. Off with reduced motion, and if the browser animates the pages itself, as for
 * a swipe.
 */
export function createCoverAnimation(): CoverAnimation {
  let isAnimatedByBrowser = false;
  let next: { way: Way; before: DOMRect } | null = null;
  // Capture: before the router's listener, which calls `prepare`.
  const note = ({ hasUAVisualTransition }: PopStateEvent) => {
    isAnimatedByBrowser = hasUAVisualTransition;
  };
  window.addEventListener('popstate', note, { capture: true });
  return {
    prepare(way) {
      const canAnimate = !(way.isBack && isAnimatedByBrowser) && canMove(way);
      const before = canAnimate ? coverBefore(way)?.getBoundingClientRect() : undefined;
      next = before ? { way, before } : null;
    },
    run() {
      if (next) bring(coverAfter(next.way), next.before);
      next = null;
    },
  };
}

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

function canMove({ from, to, isBack }: Way): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && (isBook(to) || (isBook(from) && isBack));
}

/** Returns the cover on the followed card, or on the page being left. */
const coverBefore = ({ from, to, isBack }: Way) => (isBook(to) && !isBack ? coverOfLink(to) : coverOfPage(from));

const coverAfter = ({ from, to, isBack }: Way) => (isBook(to) && !isBack ? coverOfPage(to) : coverOfLink(from));

function coverOfPage(path: string): Cover | undefined {
  const heading = isBook(path) ? document.querySelector('main h1') : null;
  return inSight(heading?.closest('article')?.querySelector<Cover>('img, svg'));
}

/** Of several links, the followed one counts. */
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
