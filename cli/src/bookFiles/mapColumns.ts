import { COLUMNS, type Column } from '@bookstore/contract/bookFiles/columns';
import { type ColumnMapping, missingFields, type OpenBookFile } from '@bookstore/contract/bookFiles/readBookFile';

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name);

/** @throws Error for an impossible mapping */
function readColumn(file: OpenBookFile, text: string): { index: number; column: Column } {
  const at = text.lastIndexOf('=');
  const [name, column] = [text.slice(0, at), text.slice(at + 1)];
  const index = file.names.indexOf(name);
  if (at < 0) throw new Error(`--column needs a heading and a column, like "Titel=title", not "${text}".`);
  if (index < 0) throw new Error(`The file has no column "${name}", only ${file.names.join(', ')}.`);
  if (!isColumn(column)) throw new Error(`Unknown column "${column}". Use one of ${COLUMNS.join(', ')}.`);
  return { index, column };
}

/** @throws Error with the missing required columns */
export function mapColumns(
  file: OpenBookFile,
  assignments: readonly string[],
  category: ColumnMapping['category'],
): ColumnMapping {
  if (assignments.length === 0 && file.source === 'other' && file.fault !== null) {
    throw new Error(
      `${file.fault} Map columns with --column "Heading=column", once for each, and set --category if the file has none.`,
    );
  }
  const columns = [...file.proposal.columns];
  for (const { index, column } of assignments.map((text) => readColumn(file, text))) columns[index] = column;
  const mapping = { columns, category };
  const missing = missingFields(mapping, file.source);
  if (missing.length > 0)
    throw new Error(`Missing columns: ${missing.join(', ')}. Map them with --column "Heading=column".`);
  return mapping;
}
