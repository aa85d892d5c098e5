import { beforeEach, expect, it, vi } from 'vitest';

const shop = vi.fn<() => Promise<Response>>();
let code: typeof import('./missingChunks.ts');

beforeEach(async () => {
  vi.resetModules();
  shop.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', shop);
  code = await import('./missingChunks.ts');
});

async function reloads(): Promise<boolean> {
  const reload = vi.fn();
  await code.reloadIfChunksAreMissing(reload);
  return reload.mock.calls.length === 1;
}

it('a tab of a former release reloads at its next navigation if the shop answers', async () => {
  expect(await reloads()).toBe(false);
  expect(shop).not.toHaveBeenCalled();
  code.noteMissingChunk();
  expect(await reloads()).toBe(true);
  shop.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await reloads()).toBe(false);
});

it('a file that failed to load while offline causes no reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  code.noteMissingChunk();
  expect(await reloads()).toBe(false);
});
