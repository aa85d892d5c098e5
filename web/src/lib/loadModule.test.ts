import { expect, it } from 'vitest';
import { loadModule } from './loadModule.ts';

const failWith = (message: string) => () => Promise.reject(new TypeError(message));

it('a module that fails with an address outside the shop, or with none, is not asked for again', async () => {
  for (const message of [
    'Importing a module script failed.',
    'Failed to fetch https://elsewhere.example/code.js',
    `Failed to fetch ${location.origin}.elsewhere.example/code.js`,
  ]) {
    await expect(loadModule(failWith(message))).rejects.toThrow(message);
  }
  expect(await loadModule(async () => 'the module')).toBe('the module');
});
