import { expect, it, vi } from 'vitest';
import { coverSource } from './coverSource.ts';

const bundled = new Map([['book-1', { small: '/s.webp', large: '/l.webp' }]]);

// rows: 220, 221
it.each(['book-1', 'book-1.png', 'BOOK-1.JPG', ' book-1.webp '])(
  'resolves the known name %j to its bundled pictures',
  (name) => {
    expect(coverSource(name, bundled)).toEqual({ kind: 'bundled', small: '/s.webp', large: '/l.webp' });
  },
);

it.each(['https://example.com/a.png', 'http://example.com/a.png'])('uses the URL %j as it is', (url) => {
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
])('never lets %j reach the page', (text) => {
  expect(coverSource(text, bundled)).toEqual({ kind: 'title' });
});

it('knows a URL also in a browser that has no URL.parse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = undefined as never;
    },
  );
  expect(coverSource('https://example.com/a.png', bundled)).toEqual({ kind: 'url', url: 'https://example.com/a.png' });
  expect(coverSource('https://', bundled)).toEqual({ kind: 'title' });
});
