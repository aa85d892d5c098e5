/** A part of the shop whose tests are tried on mutants of its own. */
export interface MutantsPart {
  name: string;
  purpose: string;
  /** Files that are mutated, as globs from the root. */
  mutate: string[];
  /** Vitest's settings, and where it looks for tests. */
  configFile: string;
  folder: string;
  /** What the tests read beside their own folder: it is copied into the sandbox. */
  beside: string[];
  /** With mutants of what is made when a module is loaded: each of them needs all tests, and every file its own modules. */
  withStatic: boolean;
}

const NO_TESTS = ['!**/*.test.ts', '!**/*.test.tsx', '!**/test/**'];
const sources = (...globs: string[]) => [...globs, ...NO_TESTS];
const features = (...names: string[]) => names.map((name) => `web/src/features/${name}/**/*.{ts,tsx}`);

const web = (name: string, purpose: string): MutantsPart => ({
  name,
  purpose,
  mutate: sources(...features(name)),
  configFile: 'web/vitest.config.ts',
  folder: 'web',
  beside: ['firebase.json'],
  withStatic: false,
});

const functions = (name: string, purpose: string, globs: string[]): MutantsPart => ({
  name,
  purpose,
  mutate: sources(...globs.map((glob) => `functions/src/${glob}`)),
  configFile: 'functions/vitest.config.ts',
  folder: 'functions',
  beside: ['cli', 'contract', 'emulator', 'web', 'docs', 'firebase.json', 'firestore.indexes.json'],
  withStatic: false,
});

export const PARTS: MutantsPart[] = [
  {
    name: 'contract',
    purpose: 'what both sides agree on',
    mutate: sources('contract/src/**/*.ts'),
    configFile: 'contract/vitest.config.ts',
    folder: 'contract',
    beside: [],
    withStatic: true,
  },
  web('cart', 'the cart of the web app'),
  web('checkout', 'its checkout'),
  web('search', 'its search'),
  functions('orders', 'orders, their life and their sales', ['orders/**/*.ts', 'sales/**/*.ts']),
  functions('catalogue', 'books, stock and covers', ['books/**/*.ts', 'covers/**/*.ts']),
  functions('callers', 'who calls, and what is answered', ['auth/**/*.ts', 'http/**/*.ts', 'lib/**/*.ts']),
  functions('others', 'mails, pages, customers, the dashboard', [
    'mail/**/*.ts',
    'pages/**/*.ts',
    'customers/**/*.ts',
    'admin/**/*.ts',
  ]),
];
