import { describe, expect, it } from 'vitest';
import { currentOrderKey } from './orderIntent.ts';

const store = (text: string) => localStorage.setItem('orderKey', text);

describe('orderIntent', () => {
  it.each(['a'.repeat(8), 'a'.repeat(100), '-_AZaz09'])('keeps the stored intent %s', (intent) => {
    store(intent);
    const key = currentOrderKey('u1');
    expect(key).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
    expect(key.startsWith(`${intent}-`)).toBe(true);
  });

  it.each(['', 'a'.repeat(7), 'a'.repeat(101), '!aaaaaaaa', 'aaaaaaaa!'])(
    'replaces the stored intent %j, which the shop would refuse',
    (bad) => {
      store(bad);
      const key = currentOrderKey('u1');
      expect(key).toMatch(/^[0-9a-f-]{36}-[0-9a-z]+$/);
      expect(currentOrderKey('u1')).toBe(key);
    },
  );

  it('differs per customer, without stored customer data', () => {
    const ada = currentOrderKey('uid-of-ada');
    const bob = currentOrderKey('uid-of-bob');
    expect(bob).not.toBe(ada);
    expect(currentOrderKey('uid-of-ada')).toBe(ada);
    expect(localStorage.getItem('orderKey')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
