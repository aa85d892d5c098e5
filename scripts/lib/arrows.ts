/**
 * Who may import whom: the design's arrows, in one place. A file belongs to the longest of these paths that its own path starts with;
 * every folder below web/src/features and web/src/features/admin is a part of its own. Within a part everything may import everything.
 */
const ANY_FEATURE = 'web/src/features';
/** Every part of the app may know them, and they know none. */
const LEAVES = ['web/src/paths.ts', 'shop'];
const BELOW_API = ['contract', 'web/src/lib', 'web/src/ui', 'web/src/covers', ...LEAVES, 'web/src/assets'];
const BELOW_FEATURES = [...BELOW_API, 'web/src/api', 'web/src/orderStatus'];

const BELOW_HTTP = ['shop', 'contract', 'functions/src/lib'];
const FUNCTIONS = [
  'lib',
  'http',
  'auth',
  'mail',
  'covers',
  'books',
  'sales',
  'tasks',
  'worker',
  'pages',
  'orders',
  'customers',
  'admin',
].map((part) => `functions/src/${part}`);

/** What the benchmarks fill a shop with, too. */
const SAMPLE_BOOKS = ['cli/src/samples/seedBooks.ts', 'cli/src/madeUpBooks'];

const PARTS: Record<string, string[]> = {
  // What a shop's folder may hold, and which folder it is.
  'shop-kit': [],
  // What makes this shop this shop.
  shop: ['shop-kit'],
  // Another shop.
  examples: ['shop-kit'],
  contract: ['shop'],
  'functions/src/lib': ['contract'],
  'functions/src/http': BELOW_HTTP,
  'functions/src/auth': [...BELOW_HTTP, 'functions/src/http'],
  // Pictures of books: as bytes, which books name.
  'functions/src/covers': [...BELOW_HTTP, 'functions/src/http', 'functions/src/auth'],
  'functions/src/books': [...BELOW_HTTP, ...['http', 'auth', 'covers', 'tasks'].map((part) => `functions/src/${part}`)],
  // What is answered to browsers and robots that ask for a page.
  'functions/src/pages': [...BELOW_HTTP, 'functions/src/http', 'functions/src/books'],
  // What is written of an order, and how it is sent.
  'functions/src/mail': [...BELOW_HTTP, 'functions/src/http'],
  // What was sold on which day.
  'functions/src/sales': [...BELOW_HTTP, 'functions/src/http'],
  // What orders leave to be done, and who does it.
  'functions/src/tasks': [...BELOW_HTTP, 'functions/src/sales'],
  'functions/src/worker': [
    ...BELOW_HTTP,
    ...['http', 'books', 'sales', 'tasks'].map((part) => `functions/src/${part}`),
  ],
  'functions/src/orders': [
    ...BELOW_HTTP,
    ...['http', 'auth', 'books', 'mail', 'sales', 'tasks'].map((part) => `functions/src/${part}`),
  ],
  // What is kept for a customer, beside orders.
  'functions/src/customers': [
    ...BELOW_HTTP,
    ...['http', 'auth', 'mail', 'orders'].map((part) => `functions/src/${part}`),
  ],
  'functions/src/admin': [...BELOW_HTTP, 'functions/src/http', 'functions/src/auth'],
  'functions/src': ['shop', 'contract', ...FUNCTIONS],
  // Its tests and benchmarks.
  functions: ['shop-kit', 'contract', 'functions/src', ...FUNCTIONS, ...SAMPLE_BOOKS],
  // The operator's commands use the shop's own repositories.
  cli: ['shop', 'shop-kit', 'contract', 'functions/src', ...FUNCTIONS, ...SAMPLE_BOOKS],
  'cli/src/samples/seedBooks.ts': ['contract', 'functions/src/books'],
  'cli/src/madeUpBooks': ['contract', 'functions/src/books', 'cli', 'cli/src/samples/seedBooks.ts'],
  emulator: [],
  // The browser is found in one place, for the tests and for `npm run doctor`.
  e2e: ['contract', 'scripts/lib'],
  scripts: ['shop', 'shop-kit', 'contract', 'scripts/lib', 'scripts/artwork'],
  'scripts/lib': ['shop', 'shop-kit', 'contract'],
  // The pictures are drawn for the books that the seed describes.
  'scripts/artwork': ['shop', 'shop-kit', 'contract', 'scripts/lib', 'cli/src/samples/seedBooks.ts'],
  // Vite's plugins write the first picture's address into the page.
  web: ['shop', 'shop-kit', 'contract', 'web/src/paths.ts', 'web/src/features/home'],
  'web/bench': ['contract', 'web/src/features/search'],
  'web/src/assets': [],
  // Every address of the app.
  'web/src/paths.ts': [],
  'web/src/lib': ['shop', 'contract', 'web/src/assets'],
  'web/src/ui': ['shop', 'contract', 'web/src/lib', 'web/src/assets'],
  // What a book looks like: `ui` and `lib` know nothing of books.
  'web/src/covers': ['contract', 'web/src/lib', 'web/src/ui', 'web/src/assets'],
  // How far an order has come, as its customer and the admin see it.
  'web/src/orderStatus': ['contract', 'web/src/lib', 'web/src/ui'],
  'web/src/api': BELOW_API,
  'web/src/app': ['web/src', ...BELOW_FEATURES, ANY_FEATURE],
  'web/src': ['web', ...BELOW_FEATURES, ANY_FEATURE, 'web/src/app'],
};

/** Between features only these; a feature that is not listed imports no other. */
const FEATURE_ARROWS: Record<string, string[]> = {
  home: ['books'],
  books: ['cart'],
  browse: ['cart', 'search'],
  checkout: ['cart', 'auth'],
  orders: ['auth', 'cart'],
  // Its details are those of the checkout.
  account: ['auth', 'checkout'],
  'admin/session': ['admin/ui'],
  'admin/overview': ['admin/ui'],
  'admin/books': ['admin/ui'],
  'admin/orders': ['admin/ui'],
  'admin/sales': ['admin/ui'],
};

/**
 * Tests of the API start the whole of it and a Firestore emulator in process; those of a feature may stand in the whole app; those of
 * the pictures compare them with the articles they belong to.
 */
const TEST_PATH = /\.test\.tsx?$|\/test\/|\.config\.ts$/;
const API_TESTS = ['emulator', 'functions', 'functions/src', ...FUNCTIONS];
const FEATURE_TESTS = ['web/src/app', ANY_FEATURE];
const FOR_TESTS: Record<string, string[]> = {
  contract: ['shop-kit'],
  cli: API_TESTS,
  'cli/src/madeUpBooks': [...API_TESTS, ...FUNCTIONS],
  // What holds of all data is what `npm run doctor -- --data` looks for, and more.
  functions: [...API_TESTS, 'cli'],
  'functions/src': API_TESTS,
  ...Object.fromEntries(FUNCTIONS.map((part) => [part, API_TESTS])),
  'scripts/artwork': ['web/src/features/home'],
};

/** Packages that only some files may know. */
const PACKAGES: { name: RegExp; onlyIn: RegExp; because: string }[] = [
  {
    name: /^(?!zod)/,
    onlyIn: /^(?!contract\/src\/)|\.test\.ts$/,
    because: 'the contract is pure: it knows zod and nothing else',
  },
  {
    name: /^sweetalert2/,
    onlyIn: /^web\/(src\/ui\/(dialogs|notify|sweet[aA]lert)|.*\.config\.ts$)/,
    because: 'dialogs belong to web/src/ui',
  },
  {
    name: /^(firebase-admin|firebase-functions|@google-cloud\/|express$)/,
    onlyIn: /^(functions|cli|emulator)\//,
    because: 'it belongs to the back end',
  },
];

export interface Import {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** A path relative to the root for a file of the repository, a package's name otherwise. */
  target: { path: string } | { packageName: string };
}

/** @throws Error for a path outside the table, so that a new top folder gets its line */
function partOf(path: string): string {
  const feature = /^web\/src\/features\/(?:admin\/)?[^/]+(?=\/)/.exec(path)?.[0];
  if (feature) return feature;
  const owners = Object.keys(PARTS).filter((part) => path === part || path.startsWith(`${part}/`));
  const owner = owners.toSorted((a, b) => b.length - a.length)[0];
  if (!owner) throw new Error(`${path} belongs to no part of the table in scripts/lib/arrows.ts`);
  return owner;
}

function mayImport(part: string): string[] {
  const name = part.startsWith(`${ANY_FEATURE}/`) ? part.slice(ANY_FEATURE.length + 1) : undefined;
  if (name === undefined) return PARTS[part] ?? [];
  return [...BELOW_FEATURES, ...(FEATURE_ARROWS[name] ?? []).map((other) => `${ANY_FEATURE}/${other}`)];
}

function isAllowed(from: string, to: string, isTest: boolean): boolean {
  if (from === to) return true;
  const forTests = from.startsWith(`${ANY_FEATURE}/`) ? FEATURE_TESTS : (FOR_TESTS[from] ?? []);
  const allowed = [...mayImport(from), ...(isTest ? forTests : [])];
  return allowed.some((part) => part === to || (part === ANY_FEATURE && to.startsWith(`${ANY_FEATURE}/`)));
}

/** The sentence that says what is wrong with an import, or undefined when nothing is. */
export function explainViolation({ file, target }: Import): string | undefined {
  if ('packageName' in target) {
    const rule = PACKAGES.find(({ name, onlyIn }) => name.test(target.packageName) && !onlyIn.test(file));
    return rule && `${file} imports ${target.packageName}, but ${rule.because}`;
  }
  const from = partOf(file);
  if (isAllowed(from, partOf(target.path), TEST_PATH.test(file))) return undefined;
  return `${file} imports ${target.path}, but ${from} may import only ${mayImport(from).join(', ') || 'from itself'}`;
}
