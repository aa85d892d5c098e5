import { cpus } from 'node:os';

// Set by `npm run mutants`.
const { MUTANTS_PART = '', MUTANTS_FILE } = process.env;

interface Part {
  project: 'contract' | 'api' | 'web';
  mutate: string[];
  /** Vitest's `include`; defaults to the project's. */
  include?: string;
  /** Defaults to all included tests. */
  tests?: string[];
}

const NO_TESTS = ['!**/*.test.{ts,tsx}', '!**/test/**'];

/** @param files in `contract/src`, without extension; `!` excludes */
const contract = (files: string[], testFolder = ''): Part => ({
  project: 'contract',
  mutate: files.map((file) => file.replace(/^(!?)(.*)$/, '$1contract/src/$2.ts')),
  // A list of test files would make Stryker skip static mutants (code that runs when a module loads).
  include: `contract/src/${testFolder}**/*.test.ts`,
});

const web = (folder: string): Part => ({ project: 'web', mutate: [`web/src/shop/${folder}/**/*.{ts,tsx}`] });

/** @param tests of other folders that cover these files; the rest kills no further mutants */
const functions = (folders: string[], tests: string[], without: string[] = []): Part => ({
  // The project `functions` excludes API tests.
  project: 'api',
  include: 'functions/{src,test}/**/*.test.ts',
  mutate: [
    ...folders.map((folder) => `functions/src/${folder}/**/*.ts`),
    ...without.map((folder) => `!functions/src/${folder}/**/*.ts`),
  ],
  tests: [...folders.map((folder) => `src/${folder}/**/*`), ...tests].map((path) => `functions/${path}.test.ts`),
});

const PRICES = ['pricing', 'taxes', 'struckPrice', 'invoices'];

export const PARTS: Record<string, Part> = {
  contract: contract(['**/*', '!bookFiles/onix/**/*', ...PRICES.map((name) => `!${name}`)]),
  onix: contract(['bookFiles/onix/**/*'], 'bookFiles/'),
  csv: contract(['bookFiles/**/*', '!bookFiles/onix/**/*'], 'bookFiles/'),
  pricing: contract(PRICES),
  cart: web('cart'),
  checkout: web('checkout'),
  search: web('search'),
  orders: functions(
    ['orders', 'sales'],
    ['src/{customers,mail,today}/*.api', 'src/worker/*', 'test/{order,sales,stock}*', 'test/faults/*'],
  ),
  invoices: functions(
    ['invoices', 'withdrawals'],
    [
      'src/orders/{invoices,orderInvoices,issueInvoice,splitOrder}*',
      'src/dataChecks/wrongInvoices',
      'src/customers/*.api',
    ],
  ),
  factors: functions(['factors'], ['src/auth/*.api', 'src/admin/*.api']),
  stock: functions(
    ['books/stock'],
    ['src/orders/{orderCopies,returns,edit*,orders}.api', 'src/worker/processTasks', 'test/stock*'],
  ),
  catalogue: functions(
    ['books', 'covers', 'publishers'],
    ['src/orders/orderCopies.api', 'test/{book,firestore,index,growing,page,stock}*'],
    ['books/stock'],
  ),
  callers: functions(
    ['auth', 'http', 'lib', 'firestore'],
    ['src/admin/*', 'test/stranger*', 'test/{badInput,faults}/*'],
  ),
  others: functions(
    ['mail', 'alerts', 'pages', 'customers', 'admin', 'changes', 'today', 'tasks', 'worker', 'dataChecks'],
    ['src/auth/*.api', 'test/{order,page,stranger}*'],
  ),
};

/** Stryker's workers inherit these variables. */
function setEnvironment({ project, include }: Part, isStatic: boolean): void {
  // Shorter timeouts in the web app's vitest.setup.ts.
  process.env.TRIES_MUTANTS = 'true';
  // Shared modules would load a static mutant only once, so `isolate` must be true.
  if (isStatic) process.env.TRIES_STATIC_MUTANTS = 'true';
  // Property tests do not shrink failures.
  process.env.FC_END_ON_FAILURE = 'true';
  // Read by vitest.config.ts.
  process.env.MUTANTS_PROJECT = project;
  if (include) process.env.MUTANTS_INCLUDE = include;
}

function createConfig(name: string) {
  const part = PARTS[name];
  if (!part) return {};
  const isStatic = part.project === 'contract';
  setEnvironment(part, isStatic);
  return {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'lab/mutants/vitest.config.ts', related: false },
    mutate: [...(MUTANTS_FILE ? [MUTANTS_FILE] : part.mutate), ...NO_TESTS],
    testFiles: part.tests ?? [],
    coverageAnalysis: 'perTest',
    ignoreStatic: !isStatic,
    concurrency: Math.max(1, cpus().length - 1),
    incremental: true,
    incrementalFile: `node_modules/.cache/mutants/${name}.json`,
    ignorePatterns: ['dist', '/.data', '/test-results'],
    // Vitest ignores sources below node_modules.
    tempDirName: '.data/mutants',
    disableTypeChecks: false,
    // Stryker would rewrite its paths with an API that TypeScript 7 does not have.
    tsconfigFile: 'none',
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    jsonReporter: { fileName: `test-results/mutants/${name}.json` },
    htmlReporter: { fileName: `test-results/mutants/${name}.html` },
    thresholds: { break: 85 },
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 30,
    warnings: false,
  };
}

export default createConfig(MUTANTS_PART);
