/**
 * The import rules: which part of the repository may import which. A file belongs to the part with the longest matching
 * path; each folder of web/src/shop and web/src/admin is a part of its own. Imports within a part are always allowed.
 */
const PAGE_FOLDERS = ['web/src/shop', 'web/src/admin'];
/** Every part of the app may import these; they import none. */
const LEAVES = ['web/src/paths.ts', 'shop'];
const BELOW_API = [
  'contract',
  'messages',
  'web/src/lib',
  'web/src/ui',
  'web/src/ui/covers',
  ...LEAVES,
  'web/src/assets',
];
const BELOW_PAGES = [...BELOW_API, 'web/src/api', 'web/src/ui/orderStatus', 'web/src/ui/invoice'];

const functionsParts = (...names: string[]) => names.map((name) => `functions/src/${name}`);
const BELOW_HTTP = ['shop', 'messages', 'contract', ...functionsParts('lib', 'firestore')];
/** Who changes something writes a line of the log with it. */
const BELOW_SUBJECTS = [...BELOW_HTTP, ...functionsParts('http', 'changes')];
const FUNCTIONS = functionsParts(
  'lib',
  'firestore',
  'http',
  'changes',
  'auth',
  'mail',
  'covers',
  'books',
  'publishers',
  'sales',
  'tasks',
  'worker',
  'pages',
  'invoices',
  'orders',
  'withdrawals',
  'alerts',
  'customers',
  'factors',
  'admin',
  'today',
  'dataChecks',
);

/** What the benchmarks fill a shop with, too. */
const SAMPLE_BOOKS = ['cli/src/samples/seedBooks.ts', 'cli/src/samples/seedDetails.ts', 'cli/src/fakeBooks'];

const PARTS: Record<string, string[]> = {
  // What a shop's folder may hold, and which folder it is.
  'shop-kit': ['messages'],
  // The words of the interface in each language, and which of them a shop has.
  messages: [],
  // What makes this shop this shop.
  shop: ['shop-kit'],
  // Another shop.
  examples: ['shop-kit'],
  contract: ['shop', 'shop-kit', 'messages'],
  'functions/src/lib': ['contract'],
  // Its client, its reads over REST, and who may write at the same time.
  'functions/src/firestore': ['contract', 'functions/src/lib'],
  'functions/src/http': BELOW_HTTP,
  // Who has changed what.
  'functions/src/changes': [...BELOW_HTTP, ...functionsParts('http')],
  'functions/src/auth': BELOW_SUBJECTS,
  // Pictures of books: as bytes, which books name.
  'functions/src/covers': [...BELOW_SUBJECTS, ...functionsParts('auth')],
  // What is written of an order, and how it is sent.
  'functions/src/mail': BELOW_SUBJECTS,
  // What was sold on which day.
  'functions/src/sales': BELOW_SUBJECTS,
  // What orders leave to be done.
  'functions/src/tasks': [...BELOW_SUBJECTS, ...functionsParts('sales')],
  'firestore.indexes.json': [],
  // With their copies.
  'functions/src/books': [...BELOW_SUBJECTS, ...functionsParts('auth', 'covers', 'tasks'), 'firestore.indexes.json'],
  // Who does what orders leave to be done.
  'functions/src/worker': [
    ...BELOW_SUBJECTS,
    ...functionsParts('alerts', 'books', 'mail', 'sales', 'tasks', 'withdrawals'),
  ],
  // The register of those who publish books.
  'functions/src/publishers': [...BELOW_SUBJECTS, ...functionsParts('auth')],
  // What is answered to browsers and robots that ask for a page.
  'functions/src/pages': [...BELOW_SUBJECTS, ...functionsParts('books', 'publishers')],
  // What was written of orders for the books of the shop, and its numbers.
  'functions/src/invoices': BELOW_SUBJECTS,
  'functions/src/orders': [...BELOW_SUBJECTS, ...functionsParts('auth', 'books', 'invoices', 'mail', 'sales', 'tasks')],
  // What customers declare to send back.
  'functions/src/withdrawals': [...BELOW_SUBJECTS, ...functionsParts('auth', 'books', 'mail', 'tasks', 'orders')],
  // Who wants to hear when a sold-out book is back.
  'functions/src/alerts': [...BELOW_SUBJECTS, ...functionsParts('auth', 'books', 'mail', 'tasks')],
  // What is kept for a customer, beside orders.
  'functions/src/customers': [
    ...BELOW_SUBJECTS,
    ...functionsParts('alerts', 'auth', 'invoices', 'mail', 'orders', 'withdrawals'),
  ],
  // What an admin's log-in takes beside the password.
  'functions/src/factors': [...BELOW_SUBJECTS, ...functionsParts('auth')],
  'functions/src/admin': [...BELOW_SUBJECTS, ...functionsParts('auth', 'factors')],
  // What there is to do in the shop, of every subject.
  'functions/src/today': [
    ...BELOW_SUBJECTS,
    ...functionsParts('books', 'mail', 'sales', 'tasks', 'orders', 'withdrawals'),
  ],
  // What has to hold of all data: for `npm run doctor -- --data`, and for tests.
  'functions/src/dataChecks': [
    ...BELOW_SUBJECTS,
    ...functionsParts('auth', 'books', 'covers', 'invoices', 'mail', 'sales', 'tasks'),
    ...functionsParts('alerts', 'orders', 'publishers', 'withdrawals', 'customers'),
  ],
  'functions/src': ['shop', 'messages', 'contract', ...FUNCTIONS],
  // Its tests.
  functions: ['shop-kit', 'messages', 'contract', 'functions/src', ...FUNCTIONS],
  // The operator's commands use the shop's own repositories.
  cli: ['tools/lib', 'shop', 'shop-kit', 'contract', 'functions/src', ...FUNCTIONS, ...SAMPLE_BOOKS],
  'cli/src/samples/seedBooks.ts': ['contract', 'functions/src/books', 'cli/src/samples/seedDetails.ts'],
  'cli/src/samples/seedDetails.ts': ['contract', 'functions/src/books'],
  'cli/src/fakeBooks': [
    'contract',
    'functions/src/books',
    'functions/src/firestore',
    'cli',
    'cli/src/samples/seedBooks.ts',
  ],
  emulator: [],
  // The browser is found in one place, for the tests and for `npm run doctor`.
  e2e: ['messages', 'contract', 'tools/lib'],
  tools: ['shop', 'shop-kit', 'messages', 'contract', 'tools/lib'],
  // The local shop and its surroundings: paths, ports, processes, options. For developers, operators and tests.
  'tools/lib': ['shop', 'shop-kit', 'messages', 'contract'],
  // The laboratory measures and attacks the product; nothing of the product or its tests knows it.
  lab: [
    'shop',
    'shop-kit',
    'contract',
    'tools/lib',
    'functions',
    'functions/src',
    ...FUNCTIONS,
    ...SAMPLE_BOOKS,
    'web/src/admin/books',
  ],
  // Vite's plugins write the first picture's address into the page, and read the texts on the law.
  web: ['shop', 'shop-kit', 'messages', 'contract', 'web/src/paths.ts', 'web/src/shop/home', 'web/src/shop/legal'],
  'web/src/assets': [],
  // Every address of the app.
  'web/src/paths.ts': [],
  'web/src/lib': ['shop', 'messages', 'contract', 'web/src/assets'],
  'web/src/ui': ['shop', 'messages', 'contract', 'web/src/lib', 'web/src/assets'],
  // What a book looks like: `ui` and `lib` know nothing of books.
  'web/src/ui/covers': ['messages', 'contract', 'web/src/lib', 'web/src/ui', 'web/src/assets'],
  // How far an order has come, as its customer and the admin see it.
  'web/src/ui/orderStatus': ['messages', 'contract', 'web/src/lib', 'web/src/ui'],
  // An invoice as its customer and the admin see and print it.
  'web/src/ui/invoice': ['shop', 'messages', 'contract', 'web/src/lib', 'web/src/ui'],
  'web/src/api': BELOW_API,
  'web/src/app': ['web/src', ...BELOW_PAGES, ...PAGE_FOLDERS],
  'web/src': ['web', ...BELOW_PAGES, ...PAGE_FOLDERS, 'web/src/app'],
};

/** Imports between the page folders of the app. A folder that is not listed imports no other. */
const PAGE_FOLDER_RULES: Record<string, string[]> = {
  'shop/home': ['shop/book', 'shop/legal'],
  'shop/book': ['shop/auth', 'shop/cart', 'shop/legal', 'shop/wishes'],
  'shop/wishes': ['shop/cart'],
  'shop/browse': ['shop/cart', 'shop/legal', 'shop/search'],
  'shop/cart': ['shop/legal', 'shop/wishes'],
  'shop/checkout': ['shop/cart', 'shop/auth', 'shop/legal'],
  'shop/orders': ['shop/auth', 'shop/cart'],
  'shop/withdraw': ['shop/auth', 'shop/orders'],
  // Its details are those of the checkout.
  'shop/account': ['shop/auth', 'shop/checkout'],
  'admin/session': ['admin/ui'],
  'admin/overview': ['admin/ui'],
  'admin/books': ['admin/log', 'admin/ui'],
  // Books are scanned in one way.
  'admin/orders': ['admin/books', 'admin/log', 'admin/ui', 'admin/withdrawals'],
  'admin/publishers': ['admin/ui'],
  'admin/withdrawals': ['admin/ui'],
  'admin/sales': ['admin/ui'],
  'admin/log': ['admin/ui'],
  'admin/security': ['admin/ui'],
};

/** Tests of the API start the whole of it and a Firestore emulator in process; those of a page folder may render the whole app. */
const TEST_PATH = /\.test\.tsx?$|\/test\/|\.config\.ts$/;
const API_TESTS = ['emulator', 'functions', 'functions/src', ...FUNCTIONS];
const PAGE_TESTS = ['web/src/app', ...PAGE_FOLDERS];
const FOR_TESTS: Record<string, string[]> = {
  contract: ['shop-kit'],
  cli: API_TESTS,
  'cli/src/fakeBooks': API_TESTS,
  functions: [...API_TESTS, 'tools/lib'],
  'functions/src': API_TESTS,
  ...Object.fromEntries(FUNCTIONS.map((part) => [part, API_TESTS])),
};

/** Packages that only some files may know. */
const PACKAGES: { name: RegExp; onlyIn: RegExp; because: string }[] = [
  {
    name: /^(?!zod|saxes)/,
    onlyIn: /^(?!contract\/src\/)|\.test\.ts$/,
    because: 'the contract is pure: it knows zod, saxes and nothing else',
  },
  {
    name: /^saxes/,
    onlyIn: /^contract\/src\/bookFiles\/onix\//,
    because: 'XML is read in one place, which bounds all that a file can ask for',
  },
  {
    name: /^sweetalert2/,
    onlyIn: /^web\/(src\/ui\/(dialogs|notify|sweet[aA]lert)|.*\.config\.ts$)/,
    because: 'dialogs belong to web/src/ui',
  },
  {
    name: /^(firebase-admin|firebase-functions|@google-cloud\/|express$)/,
    onlyIn: /^(functions|cli|emulator|lab)\//,
    because: 'it belongs to the back end',
  },
];

export interface Import {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** A path relative to the root for a file of the repository, a package's name otherwise. */
  target: { path: string } | { packageName: string };
}

const pageFolderOf = (part: string) => /^web\/src\/((?:shop|admin)\/[^/]+)$/.exec(part)?.[1];

/** @throws Error for a path outside the table, so that a new top folder gets its line */
function partOf(path: string): string {
  const folder = /^web\/src\/(?:shop|admin)\/[^/]+(?=\/)/.exec(path)?.[0];
  if (folder) return folder;
  const owners = Object.keys(PARTS).filter((part) => path === part || path.startsWith(`${part}/`));
  const owner = owners.toSorted((a, b) => b.length - a.length)[0];
  if (!owner) throw new Error(`${path} belongs to no part of the table in tools/lib/importRules.ts`);
  return owner;
}

function mayImport(part: string): string[] {
  const folder = pageFolderOf(part);
  if (folder === undefined) return PARTS[part] ?? [];
  return [...BELOW_PAGES, ...(PAGE_FOLDER_RULES[folder] ?? []).map((other) => `web/src/${other}`)];
}

function isAllowed(from: string, to: string, isTest: boolean): boolean {
  if (from === to) return true;
  const forTests = pageFolderOf(from) ? PAGE_TESTS : (FOR_TESTS[from] ?? []);
  const allowed = [...mayImport(from), ...(isTest ? forTests : [])];
  return allowed.some((part) => part === to || (PAGE_FOLDERS.includes(part) && to.startsWith(`${part}/`)));
}

/** Explains why an import is forbidden. Returns undefined for an allowed one. */
export function explainViolation({ file, target }: Import): string | undefined {
  if ('packageName' in target) {
    const rule = PACKAGES.find(({ name, onlyIn }) => name.test(target.packageName) && !onlyIn.test(file));
    return rule && `${file} imports ${target.packageName}, but ${rule.because}`;
  }
  const from = partOf(file);
  if (isAllowed(from, partOf(target.path), TEST_PATH.test(file))) return undefined;
  return `${file} imports ${target.path}, but ${from} may import only ${mayImport(from).join(', ') || 'from itself'}: the table is in tools/lib/importRules.ts`;
}
