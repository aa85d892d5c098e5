import { expect, it } from 'vitest';
import { apiBase } from './apiBase.ts';

it.each([
  [undefined, 'https://shop.example'],
  ['', 'https://shop.example'],
  ['https://api.example', 'https://api.example'],
  ['https://api.example/shop/', 'https://api.example/shop'],
])("the API is at the configured address %j, or else at the shop's own origin", (configured, base) => {
  expect(apiBase(configured, 'https://shop.example')).toBe(base);
});
