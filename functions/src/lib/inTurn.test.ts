import { describe, expect, it } from 'vitest';
import { createInTurn } from './inTurn.ts';

const aPause = () => new Promise((resolve) => setImmediate(resolve));

describe('inTurn', () => {
  it('runs tasks of one key one after the other, in the order of their calls', async () => {
    const inTurn = createInTurn();
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} begins`);
      await aPause();
      events.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([inTurn('key', task('a')), inTurn('key', task('b'))]);
    expect(results).toEqual(['a', 'b']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('does not make one key wait for another', async () => {
    const inTurn = createInTurn();
    const never = new Promise<never>(() => undefined);
    inTurn('stuck', () => never).catch(() => undefined);
    expect(await inTurn('free', async () => 'done')).toBe('done');
  });

  it('goes on after a task that failed', async () => {
    const inTurn = createInTurn();
    const failing = inTurn('key', async () => {
      throw new Error('no');
    });
    const following = inTurn('key', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await following).toBe('done');
  });
});
