import { expect, it } from 'vitest';
import { tooWide } from './contactPage.ts';

it('lists pages that are wider than the screen', () => {
  const picture = { page: 'home', width: 360, scheme: 'light', file: 'home.webp' } as const;
  expect(tooWide([{ ...picture, pageWidth: 360 }])).toEqual([]);
  expect(tooWide([{ ...picture, pageWidth: 506 }])).toEqual([
    'home, 360 pixels, light  is 506 pixels wide: shorten what sticks out at the right',
  ]);
});
