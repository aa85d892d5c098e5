import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * What the specification says of the identity provider is the SDK's own doing, which is used as it comes. These
 * tests read the pinned package, so that an upgrade that changes one of the promises is noticed.
 */
const WEB = join(import.meta.dirname, '..', '..', '..');

function readSdk(): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  const auth = createRequire(firebase).resolve('@firebase/auth/package.json');
  const files = globSync(join(dirname(auth), 'dist', 'esm', '*.js'));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const sdk = readSdk();

it('the Firebase package is pinned to one version', () => {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8'));
  expect(dependencies.firebase).toMatch(/^\d+\.\d+\.\d+$/);
});

// rows: 429
it('the Firebase SDK opens its popup at 500 by 600', () => {
  expect(sdk).toContain('DEFAULT_WIDTH = 500;');
  expect(sdk).toContain('DEFAULT_HEIGHT = 600;');
  expect(sdk).toMatch(/_open\(auth, url, name, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT\)/);
});

// rows: 430
it('the Firebase SDK waits 8000 ms for the answer of a closed popup', () => {
  expect(sdk).toMatch(/authWindow\?\.window\?\.closed[\s\S]{0,700}"popup-closed-by-user"[^;]*;\s*\}, 8000\b/);
});

// rows: 255
it('the Firebase SDK cancels a pending popup when another is asked for', () => {
  expect(sdk).toMatch(/currentPopupAction\) \{\s*PopupOperation\.currentPopupAction\.cancel\(\);/);
  expect(sdk).toMatch(/cancel\(\) \{\s*this\.reject\(_createError\(this\.auth, "cancelled-popup-request"/);
});

it('the Firebase SDK keeps the result of a redirect for the life of the page', () => {
  expect(sdk).toContain('redirectOutcomeMap.get(this.auth._key())');
  expect(sdk).toContain('redirectOutcomeMap.set(this.auth._key(), readyOutcome)');
});

it("the Firebase SDK refuses a host that is not among the project's authorized domains", () => {
  expect(sdk).toMatch(/"GET"[^,]*, "\/v1\/projects"/);
  expect(sdk).toMatch(
    /const \{ authorizedDomains \} = await _getProjectConfig\(auth\);[\s\S]{0,500}"unauthorized-domain"/,
  );
});

it('the session is kept in IndexedDB, local storage or session storage, in this order', () => {
  for (const kind of ['LOCAL', 'SESSION']) expect(sdk).toContain(`.type = '${kind}'`);
  const ours = readFileSync(join(import.meta.dirname, 'identity.ts'), 'utf8');
  const named = /persistence: \[([^\]]+)\]/.exec(ours)?.[1] ?? '';
  expect(named.split(',').map((name) => name.trim())).toEqual([
    'indexedDBLocalPersistence',
    'browserLocalPersistence',
    'browserSessionPersistence',
  ]);
});

// rows: 27
it("the source contains no project's configuration: every build asks Hosting for it", () => {
  const sources = globSync(join(WEB, 'src', '**', '*.{ts,tsx}'), { exclude: ['**/*.test.*', '**/test/**'] });
  const texts = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(texts).toContain("'/__/firebase/init.json'");
  expect(texts).not.toMatch(/AIza[\w-]{20}|apiKey: ['"]/);
  expect(texts).not.toMatch(/import\.meta\.env\.\w*(?:FIREBASE|KEY)/i);
});

// rows: 348
it("one module alone knows the API's address, and Hosting rewrites it to the function", () => {
  const { hosting } = JSON.parse(readFileSync(join(WEB, '..', 'firebase.json'), 'utf8'));
  expect(hosting.rewrites).toContainEqual({
    source: '/api/**',
    function: expect.objectContaining({ functionId: 'api' }),
  });
  const sources = globSync(join(WEB, 'src', '{api/*,lib/apiBase*}.ts'), { exclude: ['**/*.test.*'] });
  const knowing = sources.filter((path) => /location\.origin|VITE_API_BASE/.test(readFileSync(path, 'utf8')));
  expect(knowing.map((path) => basename(path))).toEqual(['apiBase.ts']);
});
