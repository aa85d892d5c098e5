import type { SwiperOptions } from 'swiper/types';

/** One slide, two from 768 pixels, up to three from 1180 (specification, section 2). */
export function carouselOptions(maxSlides: 2 | 3): SwiperOptions {
  return {
    // Style sheets cannot override Swiper's transition, an inline style.
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    watchOverflow: true,
    watchSlidesProgress: true,
    slidesPerView: 1,
    spaceBetween: 20,
    breakpoints: {
      640: { slidesPerView: 1, spaceBetween: 20 },
      768: { slidesPerView: 2, spaceBetween: 40 },
      1024: { slidesPerView: 2, spaceBetween: 50 },
      1180: { slidesPerView: maxSlides, spaceBetween: 50 },
    },
  };
}

export function countVisibleSlides({ slidesPerView, breakpoints = {} }: SwiperOptions): number {
  const fitting = Object.entries(breakpoints).filter(([width]) => matchMedia(`(min-width: ${width}px)`).matches);
  return Number(fitting.at(-1)?.[1].slidesPerView ?? slidesPerView);
}
