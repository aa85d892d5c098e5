import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionOptions } from '../src/config.ts';
import { SECURITY_HEADERS } from '../src/http/securityHeaders.ts';
import { robotsText } from '../src/pages/robotsText.ts';

const fileOfRoot = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface FirebaseConfig {
  functions: { runtime: string; ignore: string[] }[];
  hosting: {
    public: string;
    ignore: string[];
    redirects: object[];
    rewrites: { source: string; function?: { functionId: string; region: string } }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
}
const { functions, hosting } = JSON.parse(fileOfRoot('firebase.json')) as FirebaseConfig;

function headersOf(source: string): Record<string, string> {
  const rules = hosting.headers.filter((rule) => rule.source === source);
  return Object.fromEntries(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

function directivesOf(policy = ''): Record<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

const PAGES = '!/@(api|__)/**';

// E4
describe('Firestore rules', () => {
  it('deny all access', () => {
    const rules = fileOfRoot('firestore.rules').replaceAll(/\/\/.*/g, '');
    expect(rules.match(/allow[^;]*;/g)).toEqual(['allow read, write: if false;']);
    expect(rules.match(/match \S+/g)).toEqual(['match /databases/{database}/documents', 'match /{document=**}']);
  });
});

describe('rewrites', () => {
  it("send API calls and robots' files to the function's region", () => {
    const target = { functionId: 'api', region: functionOptions.region };
    expect(hosting.rewrites.filter((rule) => rule.function)).toEqual(
      [
        '/api',
        '/api/**',
        '/sitemap.xml',
        '/sitemap/**',
        '/feeds/**',
        '/books',
        '/books/*',
        '/books/*/excerpt',
        '/series/**',
        '/contributors/**',
        '/withdraw',
      ].map((source) => ({ source, function: target })),
    );
  });

  it('leave /robots.txt to a redirect', () => {
    expect(hosting.redirects).toEqual([{ source: '/robots.txt', destination: '/feeds/robots', type: 302 }]);
  });

  it("are the same in the emulators' file, which lacks redirects", () => {
    const [rules] = robotsText('https://books.example.com').split('\n\nSitemap: ');
    expect(fileOfRoot('web/public/robots.txt').trimEnd()).toBe(rules);
  });
});

describe('headers', () => {
  // E44, E66
  it("require HTTPS for the shop's domain, no sniffing and a short referrer", () => {
    expect(headersOf('**')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
    expect(SECURITY_HEADERS['Strict-Transport-Security']).toBe(headersOf('**')['Strict-Transport-Security']);
    expect(headersOf('/api/**')['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  // E42
  it('allow scripts of the shop and the identity provider, none inline', () => {
    const policy = directivesOf(headersOf(PAGES)['Content-Security-Policy']);
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy[name]).toEqual(["'none'"]);
    }
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com']);
    // For withdrawing without scripts.
    expect(policy['form-action']).toEqual(["'self'"]);
  });

  // E43
  it('let the sign-in window reach its opener', () => {
    expect(headersOf(PAGES)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  // Hosting adds the headers of /404.html to missing files. In its emulator the path's headers win; `Vary: *`
  // prevents reuse there and in all browsers.
  it('prevent caching of missing files whose neighbours are cached for a year', () => {
    expect(headersOf('/assets/**')['Cache-Control']).toContain('immutable');
    expect(headersOf('/404.html')).toEqual({ 'Cache-Control': 'no-store', Vary: '*' });
    expect(hosting.headers.at(-1)?.source).toBe('/404.html');
  });

  // E49, E50
  it('leave caching of the API to the API', () => {
    expect(headersOf('/api/**')).not.toHaveProperty('Cache-Control');
  });
});

// E62
describe('files', () => {
  it('are the built app without dot files', () => {
    expect(hosting.public).toBe('web/dist');
    const folder = mkdtempSync(join(tmpdir(), 'bookstore-hosting-'));
    for (const path of ['index.html', 'assets/a.js', '.env', '.git/config', 'assets/.secret', 'node_modules/a/b.js']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), '');
    }
    // The Firebase CLI's own list of files to upload.
    const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
      listFiles: (folder: string, ignore: string[]) => string[];
    };
    expect(listFiles(folder, hosting.ignore).sort()).toEqual(['assets/a.js', 'index.html']);
    rmSync(folder, { recursive: true });
  });
});

describe('uploaded function', () => {
  // E61
  it('contains no sources, maps or secrets', () => {
    expect(functions[0]?.runtime).toBe('nodejs24');
    expect(functions[0]?.ignore).toEqual(expect.arrayContaining(['node_modules', 'src', 'test', '*.map', '*.local']));
  });

  // E64
  it('has pinned versions and a lock file', () => {
    const { dependencies } = JSON.parse(fileOfRoot('functions/package.json')) as { dependencies: object };
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const lock = JSON.parse(fileOfRoot('package-lock.json')) as { packages: Record<string, { version?: string }> };
    for (const [name, version] of Object.entries(dependencies)) {
      const own = lock.packages[`functions/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
      expect(own?.version).toBe(version);
    }
  });
});

// E64
describe('installation', () => {
  it("runs no package scripts except Node's", () => {
    const { allowScripts } = JSON.parse(fileOfRoot('package.json')) as { allowScripts: Record<string, boolean> };
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});
