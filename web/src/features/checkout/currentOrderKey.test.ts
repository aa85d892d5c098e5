import { expect, it } from 'vitest';
import { currentOrderKey } from './currentOrderKey.ts';

const store = (text: string) => localStorage.setItem('orderKey', text);

it.each(['a'.repeat(8), 'a'.repeat(128), '-_AZaz09'])('keeps %s', (key) => {
  store(key);
  expect(currentOrderKey()).toBe(key);
  store(`${key} a-mark 1700000000000`);
  expect(currentOrderKey()).toBe(key);
});

it.each(['', 'a'.repeat(7), 'a'.repeat(129), '!aaaaaaaa', 'aaaaaaaa!'])(
  'makes a new key for %j, which the shop would refuse, and keeps that',
  (bad) => {
    store(bad);
    const key = currentOrderKey();
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(currentOrderKey()).toBe(key);
  },
);
