import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { whenIdle } from '../lib/whenIdle.ts';
import { whenNear } from '../lib/whenNear.ts';

interface Slides {
  ref: RefObject<HTMLDivElement | null>;
  /** Creates the Swiper if necessary. */
  act: (action: (swiper: Swiper) => void) => void;
}

/**
 * Swiper's own component is larger without a benefit. Options are read once. @param onMove called with the first
 * visible slide's index; must be stable
 */
export function useSwiper(options: SwiperOptions, slideCount: number, onMove: (first: number) => void): Slides {
  const { ref, swiper, create } = useLazySwiper(options, onMove);
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
  return { ref, act };
}

/** Swiper loads when the carousel is near and the browser idle; before, styles.css gives the same look. */
function useLazySwiper(options: SwiperOptions, onMove: (first: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const initialOptions = useRef(options);

  const create = useCallback(async () => {
    const module = await import('swiper');
    const element = ref.current;
    // The carousel was unmounted, or an action has created the Swiper.
    if (!element || swiper.current) return;
    const follow = ({ activeIndex }: Swiper) => onMove(activeIndex);
    swiper.current = new module.Swiper(element, {
      ...initialOptions.current,
      on: { init: follow, slideChange: follow, resize: follow },
    });
  }, [onMove]);

  useEffect(() => {
    if (!ref.current) return;
    // If loading fails offline, the user's first action retries it.
    const createLater = () =>
      import('swiper').then(
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

  return { ref, swiper, create };
}

/** @returns a function that measures at once if the number of slides has changed */
function useMeasuring(swiper: RefObject<Swiper | null>, slideCount: number): () => void {
  const measuredCount = useRef(slideCount);
  const measure = useCallback(() => {
    if (measuredCount.current === slideCount) return;
    measuredCount.current = slideCount;
    swiper.current?.update();
  }, [swiper, slideCount]);

  useLayoutEffect(() => {
    // Measures at once if the visible slide may be gone, or if Swiper assumes the end and would move before the
    // browser is idle.
    if (slideCount < measuredCount.current || swiper.current?.isEnd) measure();
    else return whenIdle(measure);
  }, [slideCount, measure, swiper]);
  return measure;
}
