import { afterEach, expect, it, vi } from 'vitest';
import { openShop } from './openShop.ts';

afterEach(() => vi.unstubAllEnvs());

it('tells an operator to start the shop when nothing answers where the emulator should be', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:1');
  const opening = openShop({ projectId: 'demo-shop', isEmulator: true }, 'Backing up');
  await expect(opening).rejects.toThrow('No shop runs on this machine. Run npm start in another terminal');
});
