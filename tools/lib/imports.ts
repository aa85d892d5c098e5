import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { explainViolation, type Import } from './importRules.ts';

const SOURCES = '{shop,shop-kit,examples,contract,functions,cli,emulator,e2e,tools,lab,web}/**/*.{ts,tsx,mjs}';
const IGNORED = /(^|\/)(node_modules|dist|test-results|playwright-report)(\/|$)/;

/** Workspaces with the targets of their `exports`. */
const WORKSPACES: [RegExp, (rest: string) => string][] = [
  [/^@bookstore\/shop\/(.*)$/, (rest) => `shop/${rest}`],
  [/^@bookstore\/messages\/(.*)$/, (rest) => `messages/en/${rest}.ts`],
  [/^@bookstore\/shop-kit\/(.*)$/, (rest) => `shop-kit/src/${rest}.ts`],
  [/^@bookstore\/contract\/?(.*)$/, (rest) => `contract/src/${rest}.ts`],
  [/^@bookstore\/firestore-emulator\/?(.*)$/, () => 'emulator/src/start.ts'],
  [/^(functions|cli|web|e2e)(\/.*)?$/, (rest) => rest],
];

/** Finds static, dynamic and type imports, and re-exports. */
export function findSpecifiers(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  const add = (source: { value?: unknown } | null) => {
    if (typeof source?.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add('value' in source ? source : null),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}

function resolveTarget(file: string, specifier: string): Import['target'] {
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')) };
  for (const [pattern, toPath] of WORKSPACES) {
    const match = pattern.exec(specifier);
    if (match) return { path: toPath(match[1] ?? '') };
  }
  return { packageName: specifier };
}

function findImports(file: string, text: string): Import[] {
  return findSpecifiers(file, text).map((specifier) => ({ file, target: resolveTarget(file, specifier) }));
}

const TEST = /\.test\.tsx?$|\.spec\.ts$|\/test\//;

/** Strongly connected components (Tarjan). */
function findCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) {
    const known = targets.get(file) ?? [];
    if ('path' in target && !TEST.test(file)) known.push(target.path);
    targets.set(file, known);
  }
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  /** @returns the earliest open file that this one reaches */
  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let earliest = own;
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own);
    }
    if (earliest === own) {
      const cycle = open.splice(open.indexOf(file));
      if (cycle.length > 1) cycles.push(cycle);
    }
    return earliest;
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Returns one sentence per forbidden import and cycle. */
export function findViolations(root: string): string[] {
  const paths = globSync(SOURCES, { cwd: root, exclude: (path) => IGNORED.test(path) });
  const files = paths.map((path) => path.replaceAll('\\', '/'));
  const imports = files.sort().flatMap((file) => findImports(file, readFileSync(join(root, file), 'utf8')));
  return [
    ...imports.map(explainViolation).filter((sentence) => sentence !== undefined),
    ...findCycles(imports).map((cycle) => `Import cycle: ${cycle.toSorted().join(', ')}`),
  ];
}
