import { expect, it } from 'vitest';
import { carouselOptions } from './carouselOptions.ts';

// rows: 77, 78, 79, 80
it('shows more slides, further apart, the wider the screen', () => {
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

it('never shows more slides than it is allowed', () => {
  expect(carouselOptions(2).breakpoints?.[1180]?.slidesPerView).toBe(2);
});
