import { expect, it } from 'vitest';
import { coverTint, isCoverTint } from './coverTint.ts';

/** So many pixels of each colour. */
const picture = (...parts: [count: number, rgba: [number, number, number, number]][]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

const RED = [200, 30, 20, 255] as [number, number, number, number];
const WHITE = [255, 255, 255, 255] as [number, number, number, number];
const YELLOW = [255, 240, 0, 255] as [number, number, number, number];

// rows: 560
it('is the colour that there is most of, where a lively one counts for more than paper', () => {
  const tint = coverTint(picture([300, RED], [700, WHITE]));
  expect(Number.parseInt(tint.slice(0, 2), 16)).toBeGreaterThan(100);
  expect(Number.parseInt(tint.slice(2, 4), 16)).toBeLessThan(40);
});

// rows: 560
it.each([
  ['white', WHITE],
  ['yellow', YELLOW],
  ['grey', [119, 119, 119, 255]],
  ['black', [0, 0, 0, 255]],
  ['green', [0, 255, 0, 255]],
] as [string, [number, number, number, number]][])('of a picture all %s carries white text', (_name, colour) => {
  const tint = coverTint(picture([100, colour]));
  expect(isCoverTint(tint)).toBe(true);
});

it('keeps a colour that is dark already', () => {
  expect(coverTint(picture([10, [31, 77, 70, 255]]))).toBe('1f4d46');
});

it('does not see what is transparent', () => {
  expect(coverTint(picture([900, [0, 200, 0, 0]], [100, [60, 0, 0, 255]]))).toBe('3c0000');
  expect(coverTint(picture())).toBe('000000');
});

it.each(['ffffff', '777777', '1F4D46', '1f4d4', '1f4d467', '#1f4d46', ''])('%j is no tint', (text) => {
  expect(isCoverTint(text)).toBe(false);
});

it('takes a dark colour as it is', () => {
  expect(isCoverTint('1f4d46')).toBe(true);
  // 7.00:1, and the next brighter grey 6.9:1.
  expect(isCoverTint('595959')).toBe(true);
  expect(isCoverTint('5a5a5a')).toBe(false);
});
