import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from './keyedMutex.ts';

const aPause = () => new Promise((resolve) => setImmediate(resolve));

describe('withLock', () => {
  it('runs tasks of a key in the order of their calls', async () => {
    const withLock = createKeyedMutex();
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} begins`);
      await aPause();
      events.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([withLock('key', task('a')), withLock('key', task('b'))]);
    expect(results).toEqual(['a', 'b']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('queues later calls after earlier tasks have ended', async () => {
    const withLock = createKeyedMutex();
    const second = Promise.withResolvers<string>();
    const events: string[] = [];
    const first = withLock('key', async () => 'first');
    const waiting = withLock('key', () => second.promise);
    await first;
    await aPause();
    const third = withLock('key', async () => events.push('third begins'));
    await aPause();
    events.push('second ends');
    second.resolve('second');
    expect(await waiting).toBe('second');
    await third;
    expect(events).toEqual(['second ends', 'third begins']);
  });

  it('runs different keys in parallel', async () => {
    const withLock = createKeyedMutex();
    const never = new Promise<never>(() => undefined);
    withLock('stuck', () => never).catch(() => undefined);
    expect(await withLock('free', async () => 'done')).toBe('done');
  });

  it('continues after a failed task', async () => {
    const withLock = createKeyedMutex();
    const failing = withLock('key', async () => {
      throw new Error('no');
    });
    const following = withLock('key', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await following).toBe('done');
  });
});
