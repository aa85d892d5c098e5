/** A part of the shop whose tests are tried on mutants of its own. */
export interface MutantsPart {
  name: string;
  purpose: string;
  /** Files that are mutated, as globs from the root. */
  mutate: string[];
  /** Vitest's settings, and the folder that the tests need. */
  configFile: string;
  folder: string;
  /** Where it looks for tests, if not in all of the folder. */
  testFolder?: string;
  /** Tests that are run, as globs from the root; all of them where nothing is said. */
  tests?: string[];
  /** What the tests read beside their own folder: it is copied into the sandbox. */
  beside: string[];
  /** With mutants of what is made when a module is loaded: each of them needs all tests, and every file its own modules. */
  withStatic: boolean;
}

const NO_TESTS = ['!**/*.test.ts', '!**/*.test.tsx', '!**/test/**'];
/** Without the tests, which are no sources. */
export const sources = (...globs: string[]) => [...globs, ...NO_TESTS];
const features = (...names: string[]) => names.map((name) => `web/src/shop/${name}/**/*.{ts,tsx}`);

const web = (name: string, purpose: string): MutantsPart => ({
  name,
  purpose,
  mutate: sources(...features(name)),
  configFile: 'web/vitest.config.ts',
  folder: 'web',
  beside: ['firebase.json'],
  withStatic: false,
});

const PRICES = ['pricing', 'taxes', 'struckPrice', 'invoices'];

/**
 * Tests are chosen by their folder alone: of a list of them Stryker makes a filter, and with a filter it switches on no mutant of what is
 * made when a module is loaded.
 *
 * @param files that are mutated, without their ending
 */
const contract = (name: string, purpose: string, files: string[], testFolder = ''): MutantsPart => ({
  name,
  purpose,
  mutate: sources(...files.map((file) => file.replace(/^(!?)(.*)$/, '$1contract/src/$2.ts'))),
  configFile: 'contract/vitest.config.ts',
  folder: 'contract',
  testFolder: `contract/src/${testFolder}`,
  beside: [],
  withStatic: true,
});

const FILES_OF_ROOT = ['firebase.json', 'firestore.indexes.json', 'firestore.rules', 'package-lock.json'];
const BESIDE_FUNCTIONS = ['cli', 'contract', 'emulator', 'web', 'docs', ...FILES_OF_ROOT];

const filesOf = (folder: string) => `functions/src/${folder}/**/*.ts`;

/**
 * @param tests of the part: the others reach its code too, with a request of something else, and would be run for each mutant.
 * @param without folders in its own that are another part's
 */
const functions = (
  name: string,
  purpose: string,
  folders: string[],
  tests: string[],
  without: string[] = [],
): MutantsPart => ({
  name,
  purpose,
  mutate: sources(...folders.map(filesOf), ...without.map((folder) => `!${filesOf(folder)}`)),
  configFile: 'functions/vitest.config.ts',
  folder: 'functions',
  tests: [...folders.map((folder) => `src/${folder}/**/*`), ...tests].map((path) => `functions/${path}.test.ts`),
  beside: BESIDE_FUNCTIONS,
  withStatic: false,
});

export const PARTS: MutantsPart[] = [
  contract('contract', 'what both sides agree on', [
    '**/*',
    '!bookFiles/onix/**/*',
    ...PRICES.map((name) => `!${name}`),
  ]),
  contract('onix', 'the reader of ONIX', ['bookFiles/onix/**/*'], 'bookFiles'),
  contract('pricing', 'prices, charges and taxes', PRICES),
  web('cart', 'the cart of the web app'),
  web('checkout', 'its checkout'),
  web('search', 'its search'),
  functions(
    'orders',
    'orders, their life, returns and sales',
    ['orders', 'sales'],
    ['src/{customers,mail}/*.api', 'src/worker/*', 'test/{order,sales,stock}*', 'test/faults/*'],
  ),
  functions(
    'invoices',
    'invoices and withdrawals',
    ['invoices', 'withdrawals'],
    ['src/orders/{invoices,orderInvoices,issueInvoice}*', 'src/dataChecks/wrongInvoices', 'src/customers/*.api'],
  ),
  functions('factors', 'the second factor of admins', ['factors'], ['src/auth/*.api', 'src/admin/*.api']),
  functions(
    'stock',
    'copies of books',
    ['books/stock'],
    ['src/orders/{orderCopies,returns,edit*,orders}.api', 'src/worker/drain', 'test/stock*'],
  ),
  functions(
    'catalogue',
    'books, their pages and searches, covers and publishers',
    ['books', 'covers', 'publishers'],
    ['src/orders/orderCopies.api', 'test/{book,firestore,index,growing,page,stock}*'],
    ['books/stock'],
  ),
  functions(
    'callers',
    'who calls, and what is answered',
    ['auth', 'http', 'lib', 'firestore'],
    ['src/admin/*', 'test/stranger*', 'test/{badInput,faults}/*'],
  ),
  functions(
    'others',
    'mails, alerts, pages, customers, the dashboard, the worker',
    ['mail', 'alerts', 'pages', 'customers', 'admin', 'changes', 'today', 'tasks', 'worker', 'dataChecks'],
    ['src/auth/*.api', 'test/{order,page,stranger}*'],
  ),
];
