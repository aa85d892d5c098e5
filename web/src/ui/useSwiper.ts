import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { loadModule } from '../lib/loadModule.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { whenNear } from '../lib/whenNear.ts';

interface Slides {
  /** Belongs on the element around the wrapper of the slides. */
  ref: RefObject<HTMLDivElement | null>;
  /** Calls the action with the Swiper, which is created first if need be. */
  act: (action: (swiper: Swiper) => void) => void;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** The index of the first slide in sight. */
  first: number;
}

/**
 * Makes an element a Swiper. React keeps the slides, Swiper moves them; its own React component is larger and does no more
 * for us. The options are read once.
 */
export function useSwiper(options: SwiperOptions, slideCount: number): Slides {
  const { ref, swiper, create, place } = useLazySwiper(options);
  const measure = useMeasuring(swiper, slideCount);
  const act = useCallback(
    (action: (instance: Swiper) => void) => {
      const run = () => {
        measure();
        if (swiper.current) action(swiper.current);
      };
      if (swiper.current) run();
      else create().then(run, () => undefined);
    },
    [swiper, create, measure],
  );
  return { ref, act, ...place };
}

/**
 * A carousel that nobody has touched looks the same without Swiper (styles.css), so its code and its measuring wait until the
 * carousel is near and the browser is idle.
 */
function useLazySwiper(options: SwiperOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const initialOptions = useRef(options);
  const [place, setPlace] = useState(() => {
    const first = options.initialSlide ?? 0;
    return { isAtStart: first === 0, isAtEnd: false, first };
  });

  const create = useCallback(async () => {
    const module = await loadModule(() => import('swiper'));
    const element = ref.current;
    // Unmounted meanwhile, or created by an action.
    if (!element || swiper.current) return;
    const follow = ({ isBeginning, isEnd, activeIndex }: Swiper) =>
      setPlace({ isAtStart: isBeginning, isAtEnd: isEnd, first: activeIndex });
    swiper.current = new module.Swiper(element, {
      ...initialOptions.current,
      on: {
        init: follow,
        slideChange: follow,
        fromEdge: follow,
        toEdge: follow,
        resize: follow,
        snapGridLengthChange: follow,
      },
    });
  }, []);

  useEffect(() => {
    if (!ref.current) return;
    // Offline: the first action tries again.
    const createLater = () =>
      loadModule(() => import('swiper')).then(
        () => whenIdle(create),
        () => undefined,
      );
    const forget = whenNear(ref.current, () => whenIdle(createLater));
    return () => {
      forget();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [create]);

  return { ref, swiper, create, place };
}

/** Lets Swiper measure again after the number of slides has changed. @returns measures at once if that is due */
function useMeasuring(swiper: RefObject<Swiper | null>, slideCount: number): () => void {
  const measuredCount = useRef(slideCount);
  const measure = useCallback(() => {
    if (measuredCount.current === slideCount) return;
    measuredCount.current = slideCount;
    swiper.current?.update();
  }, [swiper, slideCount]);

  useEffect(() => {
    // At once if the visible slide may have been removed, else when the browser is idle.
    if (slideCount < measuredCount.current) measure();
    else return whenIdle(measure);
  }, [slideCount, measure]);
  return measure;
}
