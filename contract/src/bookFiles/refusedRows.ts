import { isRefusalColumn, REFUSAL_COLUMNS } from './columns.ts';
import { BYTE_ORDER_MARK, fromCsvCell, toCsvRow } from './csvCells.ts';
import type { CsvRow, Delimiter } from './parseCsv.ts';
import type { RowProblem } from './rowProblem.ts';

interface SourceFile {
  names: readonly string[];
  rows: readonly CsvRow[];
  linesOf: ReadonlyMap<number, readonly number[]>;
  delimiter: Delimiter;
}

const toText = ({ field, message }: RowProblem) => (field ? `${field}: ${message}` : message);

export function refusedRows({ names, rows, linesOf, delimiter }: SourceFile, problems: readonly RowProblem[]): string {
  const reasons = new Map<number, string[]>();
  for (const problem of problems) reasons.set(problem.line, [...(reasons.get(problem.line) ?? []), toText(problem)]);
  const isRefused = new Set([...reasons.keys()].flatMap((line) => linesOf.get(line) ?? [line]));
  const columns = names.flatMap((name, index) => (isRefusalColumn(name) ? [] : [index]));
  const format = { separator: delimiter, decimal: '.', keepsDigits: true } as const;
  const heading = toCsvRow([...REFUSAL_COLUMNS, ...columns.map((index) => names[index] ?? '')], format);
  const body = rows
    .filter(({ line }) => isRefused.has(line))
    .map((row) => {
      const first = [String(row.line), reasons.get(row.line)?.join('; ') ?? ''];
      if ('problem' in row) return toCsvRow([...first, row.text], format);
      const fits = row.cells.length <= names.length;
      const cells = fits ? columns.map((index) => row.cells[index] ?? '') : row.cells;
      return toCsvRow([...first, ...cells.map(fromCsvCell)], format);
    });
  return BYTE_ORDER_MARK + heading + body.join('');
}
