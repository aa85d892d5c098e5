import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

const never = () => new Promise<never>(() => undefined);
const begin = (slots: ReturnType<typeof createSlots>, key: string) => void slots(key, never).catch(() => undefined);
const quick = async () => 'done';

describe('slots', () => {
  it('refuse a key that has its share, and let others in', async () => {
    const slots = createSlots({ inAll: 4, perKey: 2 });
    begin(slots, 'a');
    begin(slots, 'a');
    await expect(slots('a', quick)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await slots('b', quick)).toBe('done');
  });

  it('refuse everybody when all are taken, and say that it is not their fault', async () => {
    const slots = createSlots({ inAll: 2, perKey: 1 });
    begin(slots, 'a');
    begin(slots, 'b');
    await expect(slots('c', quick)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Too much is going on at the moment; try again shortly.',
      details: { retryAfterSeconds: 1 },
    });
  });

  it('are free again after a task, one that failed too', async () => {
    const slots = createSlots({ inAll: 1, perKey: 1 });
    await expect(slots('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    for (const key of ['a', 'b', 'a']) expect(await slots(key, quick)).toBe('done');
  });

  it('are as many less as are still taken', async () => {
    const slots = createSlots({ inAll: 9, perKey: 3 });
    begin(slots, 'a');
    begin(slots, 'a');
    await slots('a', quick);
    begin(slots, 'a');
    await expect(slots('a', quick)).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});
