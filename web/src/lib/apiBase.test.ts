import { expect, it } from 'vitest';
import { apiBase } from './apiBase.ts';

it.each([
  [undefined, 'https://shop.example'],
  ['', 'https://shop.example'],
  ['https://api.example', 'https://api.example'],
  ['https://api.example/shop/', 'https://api.example/shop'],
])("uses the configured address %j, or else the shop's own origin", (configured, base) => {
  expect(apiBase(configured, 'https://shop.example')).toBe(base);
});
