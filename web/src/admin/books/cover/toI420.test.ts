import { expect, it } from 'vitest';
import { toI420 } from './toI420.ts';

const pixels = (count: number, [red, green, blue]: [number, number, number]) =>
  Array.from({ length: count }, () => [red, green, blue, 255]).flat();

// rows: 569
it.each([
  ['white', [255, 255, 255], [235, 128, 128]],
  ['black', [0, 0, 0], [16, 128, 128]],
  ['red', [255, 0, 0], [81, 90, 240]],
  ['blue', [0, 0, 255], [41, 240, 110]],
] as [string, [number, number, number], [number, number, number]][])(
  'gives %s as BT.601 has it',
  (_name, colour, [y, u, v]) => {
    expect([...toI420(pixels(4, colour), 2, 2)]).toEqual([y, y, y, y, u, v]);
  },
);

it('has a colour for each four pixels, and for what is left of them at the edges', () => {
  const planes = toI420(pixels(15, [255, 0, 0]), 5, 3);
  expect(planes).toHaveLength(15 + 6 + 6);
  expect([...planes.subarray(15)]).toEqual([...Array(6).fill(90), ...Array(6).fill(240)]);
});
