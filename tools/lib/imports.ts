import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { explainViolation, type Import } from './arrows.ts';

const SOURCES = '{shop,shop-kit,examples,contract,functions,cli,emulator,e2e,tools,lab,web}/**/*.{ts,tsx,mjs}';
const IGNORED = /(^|\/)(node_modules|dist|test-results|playwright-report)(\/|$)/;

/** Workspace packages by name: what their `exports` lead to. */
const WORKSPACES: [RegExp, (rest: string) => string][] = [
  [/^@bookstore\/shop\/(.*)$/, (rest) => `shop/${rest}`],
  [/^@bookstore\/shop-kit\/(.*)$/, (rest) => `shop-kit/src/${rest}.ts`],
  [/^@bookstore\/contract\/?(.*)$/, (rest) => `contract/src/${rest}.ts`],
  [/^@bookstore\/firestore-emulator\/?(.*)$/, () => 'emulator/src/start.ts'],
  [/^(functions|cli|web|e2e)(\/.*)?$/, (rest) => rest],
];

/** Every module that a source text names: static, dynamic and type imports, re-exports. */
export function findSpecifiers(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  const keep = (source: { value?: unknown } | null) => {
    if (typeof source?.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => keep(source),
    ExportNamedDeclaration: ({ source }) => keep(source),
    ExportAllDeclaration: ({ source }) => keep(source),
    ImportExpression: ({ source }) => keep('value' in source ? source : null),
    TSImportType: ({ source }) => keep(source),
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

/** Every import of one file, with its target as a path of the repository or a package name. */
function importsOf(file: string, text: string): Import[] {
  return findSpecifiers(file, text).map((specifier) => ({ file, target: resolveTarget(file, specifier) }));
}

/** A sentence for each import below the folder that goes against the arrows. */
export function findViolations(root: string): string[] {
  const paths = globSync(SOURCES, { cwd: root, exclude: (path) => IGNORED.test(path) });
  const files = paths.map((path) => path.replaceAll('\\', '/'));
  const imports = files.sort().flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
  return imports.map(explainViolation).filter((sentence) => sentence !== undefined);
}
