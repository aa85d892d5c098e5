import { describe, expect, it, vi } from 'vitest';
import { carouselOptions, countVisibleSlides } from './carouselOptions.ts';

describe('carouselOptions', () => {
  // rows: 77-80
  it('shows more and wider spaced slides on wider screens', () => {
    expect(carouselOptions(3)).toMatchObject({
      slidesPerView: 1,
      breakpoints: {
        640: { slidesPerView: 1, spaceBetween: 20 },
        768: { slidesPerView: 2, spaceBetween: 40 },
        1024: { slidesPerView: 2, spaceBetween: 50 },
        1180: { slidesPerView: 3, spaceBetween: 50 },
      },
    });
  });

  it('never shows more slides than its maximum', () => {
    expect(carouselOptions(2).breakpoints?.[1180]?.slidesPerView).toBe(2);
  });

  it.each([
    [360, 1],
    [768, 2],
    [1440, 3],
  ])('fills a screen of %i pixels with %i slides', (width, slides) => {
    const matches = (query: string) => width >= Number(/\d+/.exec(query)?.[0]);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }));
    expect(countVisibleSlides(carouselOptions(3))).toBe(slides);
  });
});
