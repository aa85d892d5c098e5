/** Every row of docs/acceptance.md needs a test at each of its levels. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Level = 'U' | 'A' | 'B' | 'S';

interface Row {
  number: number;
  levels: Level[];
  text: string;
}

interface TestFile {
  path: string;
  text: string;
}

interface Gap {
  row: Row;
  level: Level;
}

const LEVELS: readonly Level[] = ['U', 'A', 'B', 'S'];

export function parseAcceptance(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const match = /^\| (\d+) \| [^|]+ \| ([^|]+) \| (.*) \|$/.exec(line);
    if (!match) return [];
    const codes = (match[2] ?? '').split(',').map((code) => code.trim());
    const levels = LEVELS.filter((level) => codes.includes(level));
    return [{ number: Number(match[1]), levels, text: match[3] ?? '' }];
  });
}

/** Reads `rows(1, 2, 5-7)` in browser tests, `// rows: 1, 2` in others. */
export function namedRows(text: string): number[] {
  const mentions = text.matchAll(/\brows(?:\(([\d\s,'-]+)\)|: *([\d ,-]+))/g);
  return [...mentions].flatMap(([, call, comment]) => (call ?? comment ?? '').split(',').flatMap(expandRange));
}

function expandRange(part: string): number[] {
  const [first, last] = part
    .replaceAll(/['\s]/g, '')
    .split('-')
    .filter((number) => number !== '')
    .map(Number);
  if (first === undefined) return [];
  return Array.from({ length: (last ?? first) - first + 1 }, (_, index) => first + index);
}

/** Static checks may be in any test. */
function levelsProvedBy(path: string): Level[] {
  if (path.startsWith('e2e/')) return ['B', 'S'];
  if (path.startsWith('functions/')) return ['A', 'U', 'S'];
  return ['U', 'S'];
}

export function findGaps(rows: readonly Row[], files: readonly TestFile[]): { gaps: Gap[]; unknown: string[] } {
  const proved = new Map<Level, Set<number>>(LEVELS.map((level) => [level, new Set()]));
  const known = new Set(rows.map((row) => row.number));
  const unknown: string[] = [];
  for (const file of files) {
    for (const number of namedRows(file.text)) {
      if (!known.has(number)) unknown.push(`${file.path} names row ${number}`);
      for (const level of levelsProvedBy(file.path)) proved.get(level)?.add(number);
    }
  }
  const gaps = rows.flatMap((row) =>
    row.levels.filter((level) => !proved.get(level)?.has(row.number)).map((level) => ({ row, level })),
  );
  return { gaps, unknown };
}

const TEST_FILES = ['{cli,contract,functions,web,tools,lab,emulator}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];

export function missingRows(root: string, level?: string): { rows: number; sentences: string[] } {
  const paths = globSync(TEST_FILES, {
    cwd: root,
    exclude: ['**/node_modules/**', 'tools/lib/acceptance.test.ts'],
  });
  const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const rows = parseAcceptance(readFileSync(join(root, 'docs/acceptance.md'), 'utf8'));
  const { gaps, unknown } = findGaps(rows, files);
  const sentences = [
    ...gaps
      .filter((gap) => level === undefined || gap.level === level)
      .map((gap) => `row ${gap.row.number} has no ${gap.level} test: ${gap.row.text}`),
    ...unknown.map((mention) => `${mention}, which docs/acceptance.md does not have`),
  ];
  return { rows: rows.length, sentences };
}
