import { expect, it } from 'vitest';
import { overflowLines } from './contactPage.ts';

it('lists pages that are wider than the screen', () => {
  const picture = { page: 'home', width: 360, scheme: 'light', file: 'home.webp' } as const;
  expect(overflowLines([{ ...picture, pageWidth: 360 }])).toEqual([]);
  expect(overflowLines([{ ...picture, pageWidth: 506 }])).toEqual([
    'home, 360 pixels, light  is 506 pixels wide: shorten the content that overflows',
  ]);
});
