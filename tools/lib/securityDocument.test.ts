import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const TESTS = globSync(['{cli,contract,functions,web,tools,lab,emulator}/**/*.test.{ts,tsx}', 'e2e/*.ts'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});

interface Row {
  lines: string;
  /** Of the checklist, E1 to E67. */
  numbers: number[];
  /** Names of tests without what all their names end with. */
  tests: string[];
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function numbersOf(cell: string): number[] {
  const named = cell.matchAll(/\bE(\d+)(?: to E(\d+))?/g);
  return [...named].flatMap(([, first, last]) => range(Number(first), Number(last ?? first)));
}

/** The tables of three columns: what holds, and which tests hold it. */
function readRows(): Row[] {
  const document = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
  const rows = document.matchAll(/^\| ((?:E\d|\d+\.\d)[^|]*) \| [^|]+ \| ([^|]+) \|$/gm);
  return Array.from(rows, ([, lines = '', where = '']) => ({
    lines,
    numbers: numbersOf(lines),
    tests: Array.from(where.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  }));
}

function filesOf(name: string): string[] {
  const ends = ['.ts', '.tsx', '.test.ts', '.test.tsx', '.slow.test.ts', '.spec.ts'].map((end) => `/${name}${end}`);
  return TESTS.filter((path) => path.endsWith(`/${name}`) || ends.some((end) => path.endsWith(end)));
}

function namesLine(path: string, number: number): boolean {
  const comments = readFileSync(join(ROOT, path), 'utf8').match(/\/\/.*/g) ?? [];
  return comments.some((comment) => new RegExp(`\\bE${number}\\b`).test(comment));
}

const ROWS = readRows();

/** What no test can show: what Google's console is told, and what holds because nothing else was built. */
const ELSEWHERE = [4, 20, 65];

describe('docs/security.md', () => {
  it.each(ROWS)('docs/security.md names existing tests that name its lines: $lines', ({ numbers, tests }) => {
    expect(tests.filter((name) => filesOf(name).length === 0)).toEqual([]);
    const files = tests.flatMap(filesOf);
    expect(numbers.filter((number) => !files.some((path) => namesLine(path, number)))).toEqual([]);
  });

  it('docs/security.md has a row for every line of the checklist', () => {
    const held = new Set([...ROWS.flatMap(({ numbers }) => numbers), ...ELSEWHERE]);
    expect(range(1, 67).filter((number) => !held.has(number))).toEqual([]);
  });
});
