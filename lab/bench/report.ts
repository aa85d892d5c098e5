export type Cell = string | number;

export interface Table {
  title: string;
  /** The first column is text, the others are figures. */
  columns: string[];
  rows: Cell[][];
  /** What a reader must know to read the figures. */
  notes?: string[];
}

/** One promise and what was measured of it. */
export interface Goal {
  name: string;
  goal: string;
  measured: string;
  isMet: boolean;
}

/** What one part of the benchmark found. */
export interface Findings {
  tables: Table[];
  goals: Goal[];
}

function asText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const size = Math.abs(cell);
  if (!Number.isInteger(cell) && size < 0.1) return cell.toPrecision(2);
  if (!Number.isInteger(cell) && size < 100) return cell.toFixed(size < 10 ? 2 : 1);
  return Math.round(cell).toLocaleString('en-US');
}

/** A table for the terminal: the first column to the left, figures to the right. */
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

/** Every goal with its measure, the missed ones marked. */
export function formatGoals(goals: Goal[]): string {
  return formatTable({
    title: 'Goals',
    columns: ['', 'goal', 'measured', ''],
    rows: goals.map(({ name, goal, measured, isMet }) => [name, goal, measured, isMet ? 'met' : 'MISSED']),
  });
}

export function atMost(name: string, limit: number, value: number, unit = ''): Goal {
  const text = (figure: number) => `${asText(figure)}${unit && ` ${unit}`}`;
  return { name, goal: `at most ${text(limit)}`, measured: text(value), isMet: value <= limit };
}

export function atLeast(name: string, limit: number, value: number, unit = ''): Goal {
  const text = (figure: number) => `${asText(figure)}${unit && ` ${unit}`}`;
  return { name, goal: `at least ${text(limit)}`, measured: text(value), isMet: value >= limit };
}
