import { expect, it } from 'vitest';
import { formatBytes } from './openPicture.ts';

it.each([
  [17, '1 KB'],
  [48 * 1024, '48 KB'],
  [3.2 * 1024 * 1024, '3.2 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
