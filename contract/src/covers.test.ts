import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { coverFrame, coverTint, isCoverTint } from './coverMaking.ts';
import { BOOK_COVER_SIZES, coverSet, coverSource, TILE_COVER_SIZES } from './covers.ts';

/** So many pixels of each colour. */
const picture = (...parts: [count: number, rgba: [number, number, number, number]][]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

const RED = [200, 30, 20, 255] as [number, number, number, number];
const WHITE = [255, 255, 255, 255] as [number, number, number, number];
const YELLOW = [255, 240, 0, 255] as [number, number, number, number];

it('the tint of a picture is its most frequent colour, where a lively one counts for more than paper', () => {
  const tint = coverTint(picture([300, RED], [700, WHITE]));
  expect(Number.parseInt(tint.slice(0, 2), 16)).toBeGreaterThan(100);
  expect(Number.parseInt(tint.slice(2, 4), 16)).toBeLessThan(40);
});

it.each([
  ['white', WHITE],
  ['yellow', YELLOW],
  ['grey', [119, 119, 119, 255]],
  ['black', [0, 0, 0, 255]],
  ['green', [0, 255, 0, 255]],
] as [string, [number, number, number, number]][])(
  'the tint of a picture all %s carries white text',
  (_name, colour) => {
    const tint = coverTint(picture([100, colour]));
    expect(isCoverTint(tint)).toBe(true);
  },
);

it('the tint of a picture keeps a colour that is dark already', () => {
  expect(coverTint(picture([10, [31, 77, 70, 255]]))).toBe('1f4d46');
});

it('the tint of a picture ignores transparent pixels', () => {
  expect(coverTint(picture([900, [0, 200, 0, 0]], [100, [60, 0, 0, 255]]))).toBe('3c0000');
  expect(coverTint(picture())).toBe('000000');
});

it.each(['ffffff', '777777', '1F4D46', '1f4d4', '1f4d467', '#1f4d46', ''])('%j is no tint', (text) => {
  expect(isCoverTint(text)).toBe(false);
});

it('a dark colour is taken as a tint as it is', () => {
  expect(isCoverTint('1f4d46')).toBe(true);
  // 7.00:1, and the next brighter grey 6.9:1.
  expect(isCoverTint('595959')).toBe(true);
  expect(isCoverTint('5a5a5a')).toBe(false);
});

const bundled = new Map([['book-1', { small: '/s.webp', large: '/l.webp' }]]);

// rows: 220, 221
it.each(['book-1', 'book-1.png', 'BOOK-1.JPG', ' book-1.webp '])(
  'a cover resolves the known name %j to its bundled pictures',
  (name) => {
    expect(coverSource(name, bundled)).toEqual({ kind: 'bundled', small: '/s.webp', large: '/l.webp' });
  },
);

it.each(['https://example.com/a.png', 'http://example.com/a.png'])('a cover uses the URL %j as it is', (url) => {
  expect(coverSource(url, bundled)).toEqual({ kind: 'url', url });
});

// E38
it.each([
  undefined,
  '',
  'my-cover.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/a.png',
  'https://',
  '/etc/passwd',
  'blob:https://example.com/1',
])('a cover never lets %j reach the page', (text) => {
  expect(coverSource(text, bundled)).toEqual({ kind: 'title' });
});

it('a cover is known as a URL also in a browser without URL.parse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = undefined as never;
    },
  );
  expect(coverSource('https://example.com/a.png', bundled)).toEqual({ kind: 'url', url: 'https://example.com/a.png' });
  expect(coverSource('https://', bundled)).toEqual({ kind: 'title' });
});

it('a bundled cover has a file for each of two widths', () => {
  expect(coverSet('/s.webp', '/l.webp')).toBe('/s.webp 240w, /l.webp 480w');
});

it('a cover is narrower on a phone, and ends with a width for every other window', () => {
  for (const sizes of [TILE_COVER_SIZES, BOOK_COVER_SIZES]) {
    expect(sizes).toMatch(/^\(min-width: \d+px\) \d+px, \d+(px|vw)$/);
  }
});

describe('frames', () => {
  it('the part of a picture that becomes a cover is the middle in the proportions of a cover, made smaller', () => {
    const middle = { left: 0, top: 250, cutWidth: 1_000, cutHeight: 1_500, width: 480, height: 720 };
    expect(coverFrame({ width: 1_000, height: 2_000 })).toEqual(middle);
    expect(coverFrame({ width: 4_000, height: 3_000 })).toMatchObject({ left: 1_000, top: 0, cutWidth: 2_000 });
  });

  it('the part of a picture that becomes a cover lies where somebody wants it', () => {
    expect(coverFrame({ width: 1_000, height: 2_000 }, { x: 0.5, y: 0 })).toMatchObject({ top: 0 });
    expect(coverFrame({ width: 1_000, height: 2_000 }, { x: 0.5, y: 1 })).toMatchObject({ top: 500 });
  });

  it('the part of a picture that becomes a cover is smaller the nearer one comes, as long as there are pixels enough', () => {
    const near = { left: 1_500, top: 750, cutWidth: 1_000, cutHeight: 1_500, width: 480, height: 720 };
    expect(coverFrame({ width: 4_000, height: 3_000 }, { x: 0.5, y: 0.5, zoom: 2 })).toEqual(near);
    const ofTall = coverFrame({ width: 1_000, height: 4_000 }, { x: 0, y: 0, zoom: 2 });
    expect(ofTall).toMatchObject({ cutWidth: 500, cutHeight: 750, width: 480 });
    expect(coverFrame({ width: 240, height: 360 }, { x: 0, y: 0, zoom: 2 })).toMatchObject({ width: 120 });
    expect(coverFrame({ width: 240, height: 360 }, { x: 0, y: 0, zoom: 2.1 })).toBeNull();
  });

  it('the part of a picture that becomes a cover never becomes larger', () => {
    expect(coverFrame({ width: 200, height: 300 })).toMatchObject({ cutWidth: 200, width: 200, height: 300 });
  });

  it('the part of a picture that becomes a cover is none of a picture that is too small', () => {
    expect(coverFrame({ width: 119, height: 900 })).toBeNull();
    expect(coverFrame({ width: 900, height: 170 })).toBeNull();
    expect(coverFrame({ width: 120, height: 900 })).toMatchObject({ width: 120, height: 180 });
  });

  it('the part of a picture that becomes a cover never reaches beyond the picture', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const anywhere = fc.property(side, side, part, part, (width, height, x, y) => {
      const frame = coverFrame({ width, height }, { x, y });
      if (!frame) return;
      expect(frame.left + frame.cutWidth).toBeLessThanOrEqual(width);
      expect(frame.top + frame.cutHeight).toBeLessThanOrEqual(height);
      expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(frame.height - frame.width * 1.5)).toBeLessThanOrEqual(1);
    });
    fc.assert(anywhere);
  });
});
