/**
 * Defines which part of the repository may import which. A file belongs to the part with the
 * longest matching path; each folder of web/src/shop and web/src/admin is a separate part.
 */
const PAGE_FOLDERS = ['web/src/shop', 'web/src/admin'];
/** Parts without imports that every part of the app may use. */
const LEAF_PARTS = ['web/src/paths.ts', 'shop'];
const BELOW_API = [
  'contract',
  'messages',
  'web/src/lib',
  'web/src/ui',
  'web/src/ui/covers',
  ...LEAF_PARTS,
  'web/src/assets',
];
const BELOW_PAGES = [...BELOW_API, 'web/src/api', 'web/src/ui/orderStatus', 'web/src/ui/invoice'];

const functionsParts = (...names: string[]) => names.map((name) => `functions/src/${name}`);
const BELOW_HTTP = ['shop', 'messages', 'contract', ...functionsParts('lib', 'firestore')];
/** Subjects write an activity log entry with each change. */
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

const SAMPLE_BOOKS = ['cli/src/samples/seedBooks.ts', 'cli/src/samples/seedDetails.ts', 'cli/src/fakeBooks'];

const PARTS: Record<string, string[]> = {
  // The configuration format of a shop.
  'shop-kit': ['messages'],
  // Interface texts by language.
  messages: [],
  shop: ['shop-kit'],
  examples: ['shop-kit'],
  contract: ['shop', 'shop-kit', 'messages'],
  'functions/src/lib': ['contract'],
  'functions/src/firestore': ['contract', 'functions/src/lib'],
  'functions/src/http': BELOW_HTTP,
  'functions/src/changes': [...BELOW_HTTP, ...functionsParts('http')],
  'functions/src/auth': BELOW_SUBJECTS,
  'functions/src/covers': [...BELOW_SUBJECTS, ...functionsParts('auth')],
  'functions/src/mail': BELOW_SUBJECTS,
  'functions/src/sales': BELOW_SUBJECTS,
  'functions/src/tasks': [...BELOW_SUBJECTS, ...functionsParts('sales')],
  'firestore.indexes.json': [],
  'functions/src/books': [...BELOW_SUBJECTS, ...functionsParts('auth', 'covers', 'tasks'), 'firestore.indexes.json'],
  'functions/src/worker': [
    ...BELOW_SUBJECTS,
    ...functionsParts('alerts', 'books', 'mail', 'sales', 'tasks', 'withdrawals'),
  ],
  'functions/src/publishers': [...BELOW_SUBJECTS, ...functionsParts('auth')],
  'functions/src/pages': [...BELOW_SUBJECTS, ...functionsParts('books', 'publishers')],
  'functions/src/invoices': BELOW_SUBJECTS,
  'functions/src/orders': [...BELOW_SUBJECTS, ...functionsParts('auth', 'books', 'invoices', 'mail', 'sales', 'tasks')],
  'functions/src/withdrawals': [...BELOW_SUBJECTS, ...functionsParts('auth', 'books', 'mail', 'tasks', 'orders')],
  'functions/src/alerts': [...BELOW_SUBJECTS, ...functionsParts('auth', 'books', 'mail', 'tasks')],
  'functions/src/customers': [
    ...BELOW_SUBJECTS,
    ...functionsParts('alerts', 'auth', 'invoices', 'mail', 'orders', 'withdrawals'),
  ],
  'functions/src/factors': [...BELOW_SUBJECTS, ...functionsParts('auth')],
  'functions/src/admin': [...BELOW_SUBJECTS, ...functionsParts('auth', 'factors')],
  'functions/src/today': [
    ...BELOW_SUBJECTS,
    ...functionsParts('books', 'mail', 'sales', 'tasks', 'orders', 'withdrawals'),
  ],
  'functions/src/dataChecks': [
    ...BELOW_SUBJECTS,
    ...functionsParts('auth', 'books', 'covers', 'invoices', 'mail', 'sales', 'tasks'),
    ...functionsParts('alerts', 'orders', 'publishers', 'withdrawals', 'customers'),
  ],
  'functions/src': ['shop', 'messages', 'contract', ...FUNCTIONS],
  functions: ['shop-kit', 'messages', 'contract', 'functions/src', ...FUNCTIONS],
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
  e2e: ['messages', 'contract', 'tools/lib'],
  tools: ['shop', 'shop-kit', 'messages', 'contract', 'tools/lib'],
  'tools/lib': ['shop', 'shop-kit', 'messages', 'contract'],
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
  // Vite plugins inline the first picture and read the legal texts.
  web: ['shop', 'shop-kit', 'messages', 'contract', 'web/src/paths.ts', 'web/src/shop/home', 'web/src/shop/legal'],
  'web/src/assets': [],
  'web/src/paths.ts': [],
  'web/src/lib': ['shop', 'messages', 'contract', 'web/src/assets'],
  'web/src/ui': ['shop', 'messages', 'contract', 'web/src/lib', 'web/src/assets'],
  'web/src/ui/covers': ['messages', 'contract', 'web/src/lib', 'web/src/ui', 'web/src/assets'],
  'web/src/ui/orderStatus': ['messages', 'contract', 'web/src/lib', 'web/src/ui'],
  'web/src/ui/invoice': ['shop', 'messages', 'contract', 'web/src/lib', 'web/src/ui'],
  'web/src/api': BELOW_API,
  'web/src/app': ['web/src', ...BELOW_PAGES, ...PAGE_FOLDERS],
  'web/src': ['web', ...BELOW_PAGES, ...PAGE_FOLDERS, 'web/src/app'],
};

const PAGE_FOLDER_RULES: Record<string, string[]> = {
  'shop/home': ['shop/book', 'shop/legal'],
  'shop/book': ['shop/auth', 'shop/cart', 'shop/legal', 'shop/wishes'],
  'shop/wishes': ['shop/cart'],
  'shop/browse': ['shop/cart', 'shop/legal', 'shop/search'],
  'shop/cart': ['shop/legal', 'shop/wishes'],
  'shop/checkout': ['shop/cart', 'shop/auth', 'shop/legal'],
  'shop/orders': ['shop/auth', 'shop/cart'],
  'shop/withdraw': ['shop/auth', 'shop/orders'],
  'shop/account': ['shop/auth', 'shop/checkout'],
  'admin/session': ['admin/ui'],
  'admin/overview': ['admin/ui'],
  'admin/books': ['admin/log', 'admin/ui'],
  'admin/orders': ['admin/books', 'admin/log', 'admin/ui', 'admin/withdrawals'],
  'admin/publishers': ['admin/ui'],
  'admin/withdrawals': ['admin/ui'],
  'admin/sales': ['admin/ui'],
  'admin/log': ['admin/ui'],
  'admin/security': ['admin/ui'],
};

/**
 * API tests start the whole API and an in-process emulator; tests of a page folder may render the
 * whole app.
 */
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
  target: { path: string } | { packageName: string };
}

const pageFolderOf = (part: string) => /^web\/src\/((?:shop|admin)\/[^/]+)$/.exec(part)?.[1];

/** @throws Error for a path without a rule */
function partOf(path: string): string {
  const folder = /^web\/src\/(?:shop|admin)\/[^/]+(?=\/)/.exec(path)?.[0];
  if (folder) return folder;
  const owners = Object.keys(PARTS).filter((part) => path === part || path.startsWith(`${part}/`));
  const owner = owners.toSorted((a, b) => b.length - a.length)[0];
  if (!owner) throw new Error(`${path} has no import rule. Add its folder to tools/lib/importRules.ts.`);
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

/** @returns undefined for an allowed import */
export function explainViolation({ file, target }: Import): string | undefined {
  if ('packageName' in target) {
    const rule = PACKAGES.find(({ name, onlyIn }) => name.test(target.packageName) && !onlyIn.test(file));
    return rule && `${file} imports ${target.packageName}, but ${rule.because}`;
  }
  const from = partOf(file);
  if (isAllowed(from, partOf(target.path), TEST_PATH.test(file))) return undefined;
  return `${file} imports ${target.path}, but ${from} may import only ${mayImport(from).join(', ') || 'from itself'}: the table is in tools/lib/importRules.ts`;
}
