type Cell = string | number;

export interface Table {
  title: string;
  columns: string[];
  rows: Cell[][];
  notes?: string[];
}

export interface Goal {
  name: string;
  goal: string;
  measured: string;
  isMet: boolean;
}

export interface Findings {
  tables: Table[];
  goals: Goal[];
}

/** `share` is 0 to 1; returns 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const size = Math.abs(cell);
  if (!Number.isInteger(cell) && size < 0.1) return cell.toPrecision(2);
  if (!Number.isInteger(cell) && size < 100) return cell.toFixed(size < 10 ? 2 : 1);
  return Math.round(cell).toLocaleString('en-US');
}

export function formatTable({ title, columns, rows, notes = [] }: Table): string {
  const texts = [columns, ...rows.map((row) => row.map(asText))];
  const widths = columns.map((_, column) => Math.max(...texts.map((row) => (row[column] ?? '').length)));
  const toLine = (row: string[]) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('   ')
      .trimEnd();
  const [head = [], ...body] = texts;
  const lines = [toLine(head), widths.map((width) => '─'.repeat(width)).join('───'), ...body.map(toLine)];
  return [`\n${title}`, ...[...lines, ...notes].map((line) => `  ${line}`)].join('\n');
}

export function samplesTable(title: string, samples: [name: string, values: number[]][], notes: string[] = []): Table {
  const rows = samples.map(([name, values]) => [
    name,
    values.length,
    median(values),
    percentile(values, 0.75),
    Math.min(...values),
    Math.max(...values),
  ]);
  return { title, columns: ['', 'samples', 'median', '75 % within', 'lowest', 'highest'], rows, notes };
}

export const formatGoals = (goals: Goal[]): string =>
  formatTable({
    title: 'Goals',
    columns: ['', 'goal', 'measured', ''],
    rows: goals.map(({ name, goal, measured, isMet }) => [name, goal, measured, isMet ? 'met' : 'MISSED']),
  });

const withUnit = (figure: number, unit: string) => `${asText(figure)}${unit && ` ${unit}`}`;

export const atMost = (name: string, limit: number, value: number, unit = ''): Goal => ({
  name,
  goal: `at most ${withUnit(limit, unit)}`,
  measured: withUnit(value, unit),
  isMet: value <= limit,
});

export const atLeast = (name: string, limit: number, value: number, unit = ''): Goal => ({
  name,
  goal: `at least ${withUnit(limit, unit)}`,
  measured: withUnit(value, unit),
  isMet: value >= limit,
});

export const catalogueSizes = (isQuick: boolean): number[] => (isQuick ? [24, 2_400] : [24, 2_400, 100_000]);

export const formatBooks = (count: number): string => `${count.toLocaleString('en-US')} books`;

/** Allows 10 % more for the largest catalogue. @param figures smallest catalogue first */
export function isConstant(name: string, figures: number[]): Goal {
  const [smallest = 0, largest = 0] = [figures[0], figures.at(-1)];
  return atMost(`${name}: largest catalogue compared with the smallest`, 110, (largest / smallest) * 100, '%');
}
