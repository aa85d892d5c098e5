import { expect, it } from 'vitest';
import { createCatalogueMutex, LockNeeded } from './catalogueMutex.ts';

const collision = () => Object.assign(new Error('Somebody has written it meanwhile.'), { code: 9 });

// rows: 491
it('what does not change the catalogue waits for nobody', async () => {
  const mutex = createCatalogueMutex();
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = mutex.withLock(() => promise);
  expect(await mutex.withLockIfNeeded(async (hasLock) => hasLock)).toBe(false);
  resolve();
  await long;
});

// rows: 491
it.each([
  ['it turns out to change the catalogue', () => new LockNeeded()],
  ['somebody else has written what it wants to write', collision],
])('when %s, it is tried again after those whose turn it is', async (_why, error) => {
  const mutex = createCatalogueMutex();
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = mutex.withLock(async () => {
    await promise;
    order.push('before');
  });
  const again = mutex.withLockIfNeeded(async (hasLock) => {
    if (!hasLock) throw error();
    order.push('again');
    return 'done';
  });
  resolve();
  expect(await again).toBe('done');
  await before;
  expect(order).toEqual(['before', 'again']);
});

it('any other failure is one', async () => {
  const attempts: boolean[] = [];
  const attempt = async (hasLock: boolean) => {
    attempts.push(hasLock);
    throw new Error('There is no such book.');
  };
  await expect(createCatalogueMutex().withLockIfNeeded(attempt)).rejects.toThrow('no such book');
  expect(attempts).toEqual([false]);
});
