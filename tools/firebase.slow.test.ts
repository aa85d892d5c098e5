import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterEach, expect, it, vi } from 'vitest';
import { AUTH_ADDRESS, PROJECT_ID, SHOP_URL } from './lib/addresses.ts';
import { buildOutdated } from './lib/build.ts';
import { dataPaths, ROOT } from './lib/paths.ts';
import { run } from './lib/processes.ts';
import { SAMPLE_ADMIN, SAMPLE_READER } from './lib/samples.ts';
import { startShop } from './lib/stack/shop.ts';
import { standInJava } from './lib/stack/standInJava.ts';

const JAR = 'cloud-firestore-emulator-v1.22.0.jar';
const folder = mkdtempSync(join(tmpdir(), 'suite-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

it.skipIf(process.platform === 'win32')(
  'starts the shop with samples and both logins in the official suite',
  { timeout: 180_000 },
  async () => {
    const { PATH, FIREBASE_EMULATORS_PATH } = standInJava('21.0.4', [JAR]);
    vi.stubEnv('PATH', PATH);
    vi.stubEnv('FIREBASE_EMULATORS_PATH', FIREBASE_EMULATORS_PATH);
    await buildOutdated(() => undefined);
    const lines: string[] = [];
    const suite = { hasOfficialFirestore: true, hasUi: false, words: ['--debug'] };
    const shop = await startShop({ data: dataPaths(folder), suite, onLine: (line) => lines.push(line) });
    try {
      const books = (await (await fetch(`${SHOP_URL}${apiPaths.books}`)).json()) as Book[];
      expect(books.length).toBeGreaterThan(20);
      expect((await post(`${SHOP_URL}${apiPaths.adminLogin}`, SAMPLE_ADMIN)).status).toBe(200);
      const signIn = `http://${AUTH_ADDRESS}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${PROJECT_ID}`;
      expect((await post(signIn, SAMPLE_READER)).status).toBe(200);
      const policy = (await fetch(SHOP_URL)).headers.get('content-security-policy');
      expect(policy).toContain(`http://${AUTH_ADDRESS}`);
      expect(lines.join('\n')).toContain(JAR);
    } finally {
      await shop.stop();
    }
  },
);

it('runs the CLI of this repository for npx firebase', async () => {
  const { code, output } = await run('npx', ['--offline', 'firebase', 'emulators:start', '--help'], { folder: ROOT });
  expect(output).toContain('start the local Firebase emulators');
  expect(code).toBe(0);
});
