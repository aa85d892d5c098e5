import { afterEach, expect, it, vi } from 'vitest';
import { openShop } from './openShop.ts';

afterEach(() => vi.unstubAllEnvs());

it('advises to start the shop if no emulator answers', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:1');
  const opening = openShop({ projectId: 'demo-shop', isEmulator: true }, 'Backing up');
  await expect(opening).rejects.toThrow('No shop is running on this machine. Run npm start in another terminal');
});
