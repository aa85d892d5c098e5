import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import 'swiper/css';
import type { SwiperOptions } from 'swiper/types';

interface Slides {
  /** Belongs on the element around the wrapper of the slides. */
  ref: RefObject<HTMLDivElement | null>;
  swiper: RefObject<Swiper | null>;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/**
 * Makes an element a Swiper. React keeps the slides, Swiper moves them; its own React component would add 3 kB for
 * what these lines do. The options are read once.
 */
export function useSwiper(options: SwiperOptions, slideCount: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const initialOptions = useRef(options);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useLayoutEffect(() => {
    if (!ref.current) return;
    const follow = ({ isBeginning, isEnd }: Swiper) => setEnds({ isAtStart: isBeginning, isAtEnd: isEnd });
    const instance = new Swiper(ref.current, {
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
    swiper.current = instance;
    return () => {
      swiper.current = null;
      instance.destroy();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper measures again when slides come or go
  useEffect(() => {
    swiper.current?.update();
  }, [slideCount]);

  return { ref, swiper, ...ends };
}
