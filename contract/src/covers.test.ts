import { describe, expect, it, vi } from 'vitest';
import { coverFrame, coverTint, isCoverTint } from './coverMaking.ts';
import { coverSource } from './covers.ts';

const picture = (...parts: [count: number, rgba: [number, number, number, number]][]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

const RED = [200, 30, 20, 255] as [number, number, number, number];
const WHITE = [255, 255, 255, 255] as [number, number, number, number];

describe('coverTint', () => {
  it('is the most frequent colour, preferring vivid ones to paper', () => {
    const tint = coverTint(picture([300, RED], [700, WHITE]));
    expect(Number.parseInt(tint.slice(0, 2), 16)).toBeGreaterThan(100);
    expect(Number.parseInt(tint.slice(2, 4), 16)).toBeLessThan(40);
  });

  it.each<[string, [number, number, number, number]]>([
    ['white', WHITE],
    ['yellow', [255, 240, 0, 255]],
    ['grey', [119, 119, 119, 255]],
  ])('has enough contrast on a picture that is all %s', (_name, colour) => {
    expect(isCoverTint(coverTint(picture([100, colour])))).toBe(true);
  });

  it('keeps a dark colour and ignores transparent pixels', () => {
    expect(coverTint(picture([10, [31, 77, 70, 255]]))).toBe('1f4d46');
    expect(coverTint(picture([900, [0, 200, 0, 0]], [100, [60, 0, 0, 255]]))).toBe('3c0000');
    expect(coverTint(picture())).toBe('000000');
  });
});

describe('isCoverTint', () => {
  it.each([
    // 7.00:1; the next grey has 6.9:1.
    ['595959', true],
    ['5a5a5a', false],
    ['1F4D46', false],
    ['1f4d4', false],
    ['1f4d467', false],
    ['#1f4d46', false],
  ])('accepts %s: %s', (text, isTint) => {
    expect(isCoverTint(text)).toBe(isTint);
  });
});

describe('coverSource', () => {
  const bundled = new Map([['book-1', { small: '/s.webp', large: '/l.webp' }]]);

  // rows: 220, 221
  it.each(['book-1', 'book-1.png', ' BOOK-1.JPG '])('finds the bundled pictures of %j', (name) => {
    expect(coverSource(name, bundled)).toEqual({ kind: 'bundled', small: '/s.webp', large: '/l.webp' });
  });

  it.each(['https://example.com/a.png', 'http://example.com/a.png'])('keeps the URL %j', (url) => {
    expect(coverSource(url, bundled)).toEqual({ kind: 'url', url });
  });

  // E38
  it.each([
    undefined,
    '',
    'my-cover.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//a.example/b',
    'https://',
  ])('draws the title instead of %j', (text) => {
    expect(coverSource(text, bundled)).toEqual({ kind: 'title' });
  });

  it('works in browsers without URL.parse', () => {
    const withoutParse = class extends URL {
      static override parse = undefined as never;
    };
    vi.stubGlobal('URL', withoutParse);
    const url = 'https://example.com/a.png';
    expect(coverSource(url, bundled)).toEqual({ kind: 'url', url });
    expect(coverSource('https://', bundled)).toEqual({ kind: 'title' });
  });
});

describe('coverFrame', () => {
  const tall = { width: 1_000, height: 2_000 };
  const wide = { width: 4_000, height: 3_000 };
  const small = { width: 240, height: 360 };

  it.each([
    [tall, undefined, { left: 0, top: 250, cutWidth: 1_000, cutHeight: 1_500, width: 480, height: 720 }],
    [wide, undefined, { left: 1_000, top: 0, cutWidth: 2_000, cutHeight: 3_000 }],
    [tall, { x: 0.5, y: 0 }, { top: 0 }],
    [tall, { x: 0.5, y: 1 }, { top: 500 }],
    [wide, { x: 0.5, y: 0.5, zoom: 2 }, { left: 1_500, top: 750, cutWidth: 1_000, cutHeight: 1_500, width: 480 }],
    [
      { width: 1_000, height: 4_000 },
      { x: 0, y: 0, zoom: 2 },
      { cutWidth: 500, cutHeight: 750, width: 480 },
    ],
    [small, { x: 0, y: 0, zoom: 2 }, { width: 120 }],
    [{ width: 200, height: 300 }, undefined, { cutWidth: 200, width: 200, height: 300 }],
    [{ width: 120, height: 900 }, undefined, { width: 120, height: 180 }],
  ])('cuts %j at %j to %j', (size, at, frame) => {
    expect(coverFrame(size, at)).toMatchObject(frame);
  });

  it('refuses a part that is too small', () => {
    expect(coverFrame(small, { x: 0, y: 0, zoom: 2.1 })).toBeNull();
    expect(coverFrame({ width: 119, height: 900 })).toBeNull();
    expect(coverFrame({ width: 900, height: 170 })).toBeNull();
  });
});
