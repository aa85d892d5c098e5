import { expect, it } from 'vitest';
import { apiBase } from './apiBase.ts';

// rows: 345, 348
it.each([
  [undefined, 'https://shop.example'],
  ['', 'https://shop.example'],
  ['https://api.example', 'https://api.example'],
  ['https://api.example/shop/', 'https://api.example/shop'],
])('the API is where the build was told (%j), else where the shop is', (configured, base) => {
  expect(apiBase(configured, 'https://shop.example')).toBe(base);
});
