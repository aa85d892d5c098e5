import { COLUMNS, type Column, isRefusalColumn } from '@bookstore/contract/bookFiles/columns';
import type { ColumnMapping } from '@bookstore/contract/bookFiles/readBookFile';
import { CATEGORIES } from '@bookstore/contract/constants';
import { local, parseList, readText, writeText } from '../../../lib/storage.ts';

/** Local storage: the column mapping of each set of headings. */
const KEY = 'importColumns';

const REMEMBERED = 20;

interface Remembered extends ColumnMapping {
  names: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isColumn = (value: unknown): value is Column | null => value === null || COLUMNS.some((one) => one === value);

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { names, columns, category } = value as Partial<Record<keyof Remembered, unknown>>;
  if (!Array.isArray(names) || !Array.isArray(columns) || names.length !== columns.length) return false;
  const isCategory = category === null || CATEGORIES.some((one) => one === category);
  return names.every(isText) && columns.every(isColumn) && isCategory;
}

const readAll = (): Remembered[] => (parseList(readText(local, KEY)) ?? []).filter(isRemembered);

/** Files of refused rows have extra columns for the reasons. */
const removeRefusalColumns = (names: readonly string[]) => names.filter((name) => !isRefusalColumn(name));

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** Finds the mapping of these headings in any order. */
export function readColumnMapping(names: readonly string[]): ColumnMapping | null {
  const fileNames = removeRefusalColumns(names);
  const found = readAll().find((one) => isSame(one.names, fileNames));
  if (!found) return null;
  // Columns with equal names are matched in order.
  const mappedColumns = found.names.map((name, index) => ({ name, column: found.columns[index] ?? null }));
  const columns = names.map((name) => {
    const at = mappedColumns.findIndex((one) => one.name === name);
    return at < 0 ? null : (mappedColumns.splice(at, 1)[0]?.column ?? null);
  });
  return { columns, category: found.category };
}

export function rememberColumnMapping(names: readonly string[], { columns, category }: ColumnMapping): void {
  const fileNames = removeRefusalColumns(names);
  const fileColumns = columns.filter((_column, index) => !isRefusalColumn(names[index] ?? ''));
  const others = readAll().filter((one) => !isSame(one.names, fileNames));
  writeText(
    local,
    KEY,
    JSON.stringify([{ names: fileNames, columns: fileColumns, category }, ...others].slice(0, REMEMBERED)),
  );
}
