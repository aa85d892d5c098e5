import domain from 'node:domain';
import { expect, it } from 'vitest';
import { leaveDomain } from './leaveDomain.ts';

const activeDomain = () => (process as { domain?: unknown }).domain;
const aPause = () => new Promise((resolve) => setTimeout(resolve, 1));

/** One tick later, as the functions framework does. */
function inDomain<T>(handle: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  domain.create().run(() => process.nextTick(() => resolve(handle())));
  return promise;
}

it('keeps a request outside the domain it left', async () => {
  const belongsToOne = await inDomain(async () => {
    await aPause();
    return activeDomain() !== undefined;
  });
  expect(belongsToOne).toBe(true);

  const after = await inDomain(async () => {
    leaveDomain();
    const before = aPause();
    await before;
    return [activeDomain(), 'domain' in before];
  });
  expect(after).toEqual([undefined, false]);
});
