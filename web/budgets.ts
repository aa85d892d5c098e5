import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const HELP = `Measures the built web app against its byte budgets (kB = 1000 bytes, gzip -9).

  node web/budgets.ts

Run it after the build. Exits with 1 when a budget is exceeded.
`;

/** A file of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

interface Budget {
  name: string;
  /** kB of JavaScript, gzip. */
  limit: number;
  /** Entries whose files count, with all that they import statically. */
  of: string[];
  /** Entries that are loaded already. */
  without?: string[];
}

const SHELL = ['index.html'];
const HOME = [...SHELL, 'src/shop/home/HomePage.tsx'];
/** Loaded when a carousel comes near. */
const SWIPER = 'node_modules/swiper/swiper.mjs';
const ADMIN = [
  'session/AdminLoginPage',
  'overview/OverviewPage',
  'ui/Bars',
  'books/ManageBooksPage',
  'books/AddBookPage',
  'books/EditBookPage',
  'orders/AdminOrdersPage',
  'orders/OrderDetailPage',
];

const BUDGETS: Budget[] = [
  { name: 'shell', limit: 148.5, of: SHELL },
  { name: 'home with carousels', limit: 190.5, of: [...HOME, SWIPER] },
  { name: 'identity (lazy)', limit: 80, of: ['src/shop/auth/identity.ts'], without: SHELL },
  { name: 'dialogs (lazy)', limit: 22, of: ['src/ui/dialogs.ts'], without: SHELL },
  {
    name: 'admin beyond the shell',
    limit: 188,
    of: ['src/app/DashboardRoutes.tsx', ...ADMIN.map((page) => `src/admin/${page}.tsx`)],
    without: SHELL,
  },
  {
    name: 'sales beyond the dashboard',
    limit: 9,
    of: ['src/admin/sales/SalesPage.tsx'],
    without: [...SHELL, 'src/app/DashboardRoutes.tsx', 'src/admin/ui/Bars.tsx'],
  },
];

const CSS_LIMIT = 14;

function collectChunks(manifest: Manifest, entries: string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name] ?? Object.entries(manifest).find(([key]) => key.endsWith(`/${name}`))?.[1];
    if (!chunk) throw new Error(`The manifest has no ${name}: build first, or name its new place in web/budgets.ts`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return found;
}

/** The document's script that starts the app (tooling/entryPages.ts), which is not in Vite's manifest. */
function startScript(): string {
  const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
  const file = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (!file) throw new Error('dist/index.html has no script: build first.');
  return file;
}

/** kB of a built file, gzip -9. */
function weigh(file: string): number {
  return gzipSync(readFileSync(new URL(`dist/${file}`, import.meta.url)), { level: 9 }).length / 1000;
}

function sum(numbers: number[]): number {
  return Math.round(numbers.reduce((total, number) => total + number, 0) * 10) / 10;
}

function measure(manifest: Manifest) {
  const scripts = BUDGETS.map(({ name, limit, of, without }) => {
    const loaded = without ? collectChunks(manifest, without) : new Set<Chunk>();
    const files = [...collectChunks(manifest, of)].filter((chunk) => !loaded.has(chunk)).map(({ file }) => file);
    const scripts = [...(without ? [] : [startScript()]), ...files.filter((file) => file.endsWith('.js'))];
    return { name: `${name}, JavaScript`, limit, size: sum(scripts.map(weigh)) };
  });
  const css = new Set([...collectChunks(manifest, HOME)].flatMap((chunk) => chunk.css ?? []));
  return [...scripts, { name: 'home, CSS', limit: CSS_LIMIT, size: sum([...css].map(weigh)) }];
}

function main(args: string[]): void {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const manifest: Manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));
  const figures = measure(manifest).map((figure) => ({ ...figure, fits: figure.size <= figure.limit }));
  for (const { name, size, limit, fits } of figures) {
    process.stdout.write(`${fits ? 'ok  ' : 'OVER'} ${name}: ${size.toFixed(1)} of ${limit} kB\n`);
  }
  if (figures.some((figure) => !figure.fits)) process.exitCode = 1;
}

main(process.argv.slice(2));
