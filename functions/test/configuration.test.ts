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

/** What one rule of Hosting sends, by header. */
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
describe('rules', () => {
  it('the rules of Firestore let nobody read or write anything', () => {
    const rules = fileOfRoot('firestore.rules').replaceAll(/\/\/.*/g, '');
    expect(rules.match(/allow[^;]*;/g)).toEqual(['allow read, write: if false;']);
    expect(rules.match(/match \S+/g)).toEqual(['match /databases/{database}/documents', 'match /{document=**}']);
  });
});

describe('rewrites', () => {
  it('the rewrites of Hosting send every call of the API, and what robots read, to the function, where it runs', () => {
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
      ].map((source) => ({ source, function: target })),
    );
  });

  // The functions framework answers this path itself, with 404.
  it('the rewrites of Hosting leave /robots.txt to a redirect', () => {
    expect(hosting.redirects).toEqual([{ source: '/robots.txt', destination: '/feeds/robots', type: 302 }]);
  });

  it('the rewrites of Hosting have a file of the same rules for the emulators, which know no redirect', () => {
    const [rules] = robotsText('https://books.example.com').split('\n\nSitemap: ');
    expect(fileOfRoot('web/public/robots.txt').trimEnd()).toBe(rules);
  });
});

describe('headers', () => {
  // E44, E66
  it('the headers of Hosting are on every answer: HTTPS only for the shop’s own name, no sniffing, little referrer', () => {
    expect(headersOf('**')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
    expect(SECURITY_HEADERS['Strict-Transport-Security']).toBe(headersOf('**')['Strict-Transport-Security']);
    expect(headersOf('/api/**')['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  // E42
  it('the headers of Hosting allow a page scripts of its own and of the identity provider, and no inline ones', () => {
    const policy = directivesOf(headersOf(PAGES)['Content-Security-Policy']);
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy[name]).toEqual(["'none'"]);
    }
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com']);
  });

  // E43
  it('the headers of Hosting let the window of the sign-in speak to the page that opened it', () => {
    expect(headersOf(PAGES)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  // Hosting sends the headers of /404.html with every answer for a file that is missing. Its emulator lets those of the path
  // win where both have one: there and in any browser `Vary: *` alone keeps the answer from being used again.
  it('the headers of Hosting let nobody keep the answer that a file is missing, although its neighbours are kept for a year', () => {
    expect(headersOf('/assets/**')['Cache-Control']).toContain('immutable');
    expect(headersOf('/404.html')).toEqual({ 'Cache-Control': 'no-store', Vary: '*' });
    expect(hosting.headers.at(-1)?.source).toBe('/404.html');
  });

  // E49, E50
  it('the headers of Hosting leave what may be cached of the API to the API', () => {
    expect(headersOf('/api/**')).not.toHaveProperty('Cache-Control');
  });
});

// E62
describe('files', () => {
  it('what Hosting serves is the built web app, without dot files, also when such lie in it', () => {
    expect(hosting.public).toBe('web/dist');
    const folder = mkdtempSync(join(tmpdir(), 'bookstore-hosting-'));
    for (const path of ['index.html', 'assets/a.js', '.env', '.git/config', 'assets/.secret', 'node_modules/a/b.js']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), '');
    }
    // The Firebase CLI's own list of what it would upload.
    const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
      listFiles: (folder: string, ignore: string[]) => string[];
    };
    expect(listFiles(folder, hosting.ignore).sort()).toEqual(['assets/a.js', 'index.html']);
    rmSync(folder, { recursive: true });
  });
});

describe('the function', () => {
  // E61
  it('the uploaded function is uploaded without sources, maps and what is secret', () => {
    expect(functions[0]?.runtime).toBe('nodejs24');
    expect(functions[0]?.ignore).toEqual(expect.arrayContaining(['node_modules', 'src', 'test', '*.map', '*.local']));
  });

  // E64
  it('the uploaded function has the versions of its packages pinned, and a lock file for the rest', () => {
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
describe('installing', () => {
  it('installing runs the scripts of no package but the Node that is installed', () => {
    const { allowScripts } = JSON.parse(fileOfRoot('package.json')) as { allowScripts: Record<string, boolean> };
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});
