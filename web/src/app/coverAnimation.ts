interface Navigation {
  from: string;
  to: string;
  isBack: boolean;
}

const MOTION = { duration: 250, easing: 'ease' };

const isBook = (path: string) => /^\/books\/[^/]+$/.test(path);

interface CoverAnimation {
  /** Called before the next page is rendered. */
  prepare: (navigation: Navigation) => void;
  /** Called before the next page's first paint. */
  run: () => void;
}

/**
 * Moves a cover between card and page. Off with reduced motion, and if the browser animates the pages itself, as for
 * a swipe.
 */
export function createCoverAnimation(): CoverAnimation {
  let isAnimatedByBrowser = false;
  let next: { navigation: Navigation; before: DOMRect } | null = null;
  // Capture: before the router's listener, which calls `prepare`.
  const note = ({ hasUAVisualTransition }: PopStateEvent) => {
    isAnimatedByBrowser = hasUAVisualTransition;
  };
  window.addEventListener('popstate', note, { capture: true });
  return {
    prepare(navigation) {
      const canAnimate = !(navigation.isBack && isAnimatedByBrowser) && canMove(navigation);
      const before = canAnimate ? coverBefore(navigation)?.getBoundingClientRect() : undefined;
      next = before ? { navigation, before } : null;
    },
    run() {
      if (next) animate(coverAfter(next.navigation), next.before);
      next = null;
    },
  };
}

function animate(cover: Cover | undefined, from: DOMRect): void {
  const element = cover?.closest('.shadow-cover') ?? cover;
  const to = element?.getBoundingClientRect();
  if (!to) return;
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const origin = { transformOrigin: '0 0' };
  element?.animate(
    [
      { ...origin, transform },
      { ...origin, transform: 'none' },
    ],
    MOTION,
  );
}

type Cover = HTMLElement | SVGElement;

function canMove({ from, to, isBack }: Navigation): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && (isBook(to) || (isBook(from) && isBack));
}

/** Returns the cover on the followed card, or on the page being left. */
const coverBefore = ({ from, to, isBack }: Navigation) =>
  isBook(to) && !isBack ? findLinkCover(to) : findPageCover(from);

const coverAfter = ({ from, to, isBack }: Navigation) =>
  isBook(to) && !isBack ? findPageCover(to) : findLinkCover(from);

function findPageCover(path: string): Cover | undefined {
  const heading = isBook(path) ? document.querySelector('main h1') : null;
  return ifVisible(heading?.closest('article')?.querySelector<Cover>('img, svg'));
}

/** Of several links, the followed one counts. */
function findLinkCover(path: string): Cover | undefined {
  const links = [...document.querySelectorAll(`a[href="${path}"]`)];
  const covers = links.flatMap((link) => {
    const place = link.closest('article, li') ?? link;
    const cover = ifVisible(place.querySelector<Cover>('img, svg'));
    return cover ? [{ cover, isFollowed: place.contains(document.activeElement) }] : [];
  });
  return (covers.find(({ isFollowed }) => isFollowed) ?? covers[0])?.cover;
}

function ifVisible(cover: Cover | null | undefined): Cover | undefined {
  if (!cover) return undefined;
  const { top, bottom, left, right, width } = cover.getBoundingClientRect();
  const isVisible = width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isVisible ? cover : undefined;
}
