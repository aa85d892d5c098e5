/** A file's part has the longest matching path; it may import its own part and the listed ones. */
const SHARED = ['shop', 'messages', 'contract'];
const PAGE_FOLDERS = ['web/src/shop', 'web/src/admin'];

/** Layers are bottom up. A folder may import lower layers, but no other folder of its own. */
function layered(root: string, base: readonly string[], layers: readonly string[][]): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  let below = [...base];
  for (const layer of layers) {
    const parts = layer.map((name) => `${root}/${name}`);
    for (const part of parts) rules[part] = below;
    below = [...below, ...parts];
  }
  return rules;
}

const FUNCTIONS = layered(
  'functions/src',
  [...SHARED, 'firestore.indexes.json'],
  [
    ['lib'],
    ['firestore'],
    ['http'],
    ['changes'],
    ['auth', 'invoices', 'mail', 'sales'],
    ['covers', 'factors', 'publishers', 'tasks'],
    ['admin', 'books'],
    ['alerts', 'orders', 'pages'],
    ['withdrawals'],
    ['customers', 'today', 'worker'],
    ['dataChecks'],
  ],
);
const WEB = layered('web/src', SHARED, [
  ['assets'],
  ['lib'],
  ['ui'],
  ['ui/covers', 'ui/invoice', 'ui/orderStatus'],
  ['paths.ts'],
  ['api'],
]);
const API = ['functions/src', ...Object.keys(FUNCTIONS)];
const BELOW_PAGES = [...SHARED, ...Object.keys(WEB)];

const PARTS: Record<string, string[]> = {
  messages: [],
  'shop-kit': ['messages'],
  shop: ['shop-kit'],
  examples: ['shop-kit'],
  contract: ['shop', 'shop-kit', 'messages'],
  'firestore.indexes.json': [],
  ...FUNCTIONS,
  'functions/src': [...SHARED, ...API],
  functions: ['shop-kit', ...SHARED, ...API],
  cli: ['tools/lib', 'shop-kit', ...SHARED, ...API],
  emulator: [],
  e2e: ['messages', 'contract', 'tools/lib'],
  tools: ['shop-kit', ...SHARED, 'tools/lib'],
  'tools/lib': ['shop-kit', ...SHARED],
  lab: ['shop-kit', ...SHARED, 'tools/lib', 'functions', 'cli', 'web/src/admin/books', ...API],
  ...WEB,
  'web/src/app': ['web/src', ...BELOW_PAGES, ...PAGE_FOLDERS],
  'web/src': ['web', 'web/src/app', ...BELOW_PAGES, ...PAGE_FOLDERS],
  // Vite's plugins preload a picture, read legal texts and render static pages.
  web: ['shop-kit', ...SHARED, 'web/src/app', 'web/src/paths.ts', 'web/src/shop/home', 'web/src/shop/legal'],
};

/** `admin` may also import `admin/ui`. */
const PAGE_FOLDER_RULES: Record<string, string[]> = {
  'shop/home': ['shop/book', 'shop/legal'],
  'shop/book': ['shop/auth', 'shop/cart', 'shop/legal', 'shop/wishes'],
  'shop/wishes': ['shop/auth', 'shop/browse', 'shop/cart'],
  'shop/browse': ['shop/cart', 'shop/legal', 'shop/search', 'shop/wishes'],
  'shop/cart': ['shop/legal', 'shop/wishes'],
  'shop/checkout': ['shop/cart', 'shop/auth', 'shop/legal'],
  'shop/orders': ['shop/auth', 'shop/cart'],
  'shop/withdraw': ['shop/auth', 'shop/orders'],
  'shop/account': ['shop/auth', 'shop/checkout'],
  'admin/books': ['admin/log'],
  'admin/orders': ['admin/books', 'admin/log', 'admin/withdrawals'],
  'admin/overview': ['admin/orders'],
};

const TEST_PATH = /\.test\.tsx?$|\/test\/|\.config\.ts$/;
/** API tests start the API and a Firestore emulator in their process. */
const API_TESTS = ['emulator', 'functions', ...API];
const PAGE_TESTS = ['web/src/app', ...PAGE_FOLDERS];
const TEST_RULES: Record<string, string[]> = {
  contract: ['shop-kit'],
  cli: API_TESTS,
  functions: [...API_TESTS, 'tools/lib'],
  ...Object.fromEntries(API.map((part) => [part, API_TESTS])),
};

const PACKAGES: { name: RegExp; onlyIn: RegExp; because: string }[] = [
  {
    name: /^(?!zod|saxes)/,
    onlyIn: /^(?!contract\/src\/)|\.test\.ts$/,
    because: 'the contract may use only zod and saxes',
  },
  {
    name: /^saxes/,
    onlyIn: /^contract\/src\/bookFiles\/onix\//,
    because: 'XML is parsed only there, within limits',
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

const getPageFolder = (part: string) => /^web\/src\/((?:shop|admin)\/[^/]+)$/.exec(part)?.[1];

/** @throws Error for a path that no part matches */
function findPart(path: string): string {
  const folder = /^web\/src\/(?:shop|admin)\/[^/]+(?=\/)/.exec(path)?.[0];
  if (folder) return folder;
  const owners = Object.keys(PARTS).filter((part) => path === part || path.startsWith(`${part}/`));
  const owner = owners.toSorted((a, b) => b.length - a.length)[0];
  if (!owner) throw new Error(`${path} has no import rule. Add its folder to tools/lib/importRules.ts.`);
  return owner;
}

function mayImport(part: string): string[] {
  const folder = getPageFolder(part);
  if (folder === undefined) return PARTS[part] ?? [];
  const others = [...(folder.startsWith('admin/') ? ['admin/ui'] : []), ...(PAGE_FOLDER_RULES[folder] ?? [])];
  return [...BELOW_PAGES, ...others.map((other) => `web/src/${other}`)];
}

function isAllowed(from: string, to: string, isTest: boolean): boolean {
  if (from === to) return true;
  const testRules = getPageFolder(from) ? PAGE_TESTS : (TEST_RULES[from] ?? []);
  const allowed = [...mayImport(from), ...(isTest ? testRules : [])];
  return allowed.some((part) => part === to || (PAGE_FOLDERS.includes(part) && to.startsWith(`${part}/`)));
}

/** Returns undefined for an allowed import. */
export function explainViolation({ file, target }: Import): string | undefined {
  if ('packageName' in target) {
    const rule = PACKAGES.find(({ name, onlyIn }) => name.test(target.packageName) && !onlyIn.test(file));
    return rule && `${file} imports ${target.packageName}, but ${rule.because}`;
  }
  const from = findPart(file);
  if (isAllowed(from, findPart(target.path), TEST_PATH.test(file))) return undefined;
  return `${file} imports ${target.path}, but ${from} may import only ${mayImport(from).join(', ') || 'from itself'}: the table is in tools/lib/importRules.ts`;
}
