import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* These tests read the pinned SDK, so that an upgrade cannot break what the specification says about it. */
const WEB = join(import.meta.dirname, '..', '..', '..');

function readSdk(): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  const auth = createRequire(firebase).resolve('@firebase/auth/package.json');
  const files = globSync(join(dirname(auth), 'dist', 'esm', '*.js'));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const sdk = readSdk();

describe('provider', () => {
  // rows: 429
  it("opens the SDK's popup at 500 by 600", () => {
    expect(sdk).toContain('DEFAULT_WIDTH = 500;');
    expect(sdk).toContain('DEFAULT_HEIGHT = 600;');
    expect(sdk).toMatch(/_open\(auth, url, name, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT\)/);
  });

  // rows: 430
  it("waits 8000 ms for a closed popup's response", () => {
    expect(sdk).toMatch(/authWindow\?\.window\?\.closed[\s\S]{0,700}"popup-closed-by-user"[^;]*;\s*\}, 8000\b/);
  });

  // rows: 255
  it('cancels a pending popup when another is requested', () => {
    expect(sdk).toMatch(/currentPopupAction\) \{\s*PopupOperation\.currentPopupAction\.cancel\(\);/);
    expect(sdk).toMatch(/cancel\(\) \{\s*this\.reject\(_createError\(this\.auth, "cancelled-popup-request"/);
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
  it("only one module contains the API's address, which Hosting rewrites", () => {
    const { hosting } = JSON.parse(readFileSync(join(WEB, '..', 'firebase.json'), 'utf8'));
    expect(hosting.rewrites).toContainEqual({
      source: '/api/**',
      function: expect.objectContaining({ functionId: 'api' }),
    });
    const sources = globSync(join(WEB, 'src', '{api/*,lib/apiBase*}.ts'), { exclude: ['**/*.test.*'] });
    const knowing = sources.filter((path) => /location\.origin|VITE_API_BASE/.test(readFileSync(path, 'utf8')));
    expect(knowing.map((path) => basename(path))).toEqual(['apiBase.ts']);
  });
});
