/** The columns of a file of books, in the order of the export. */
export const COLUMNS = [
  '_id',
  'title',
  'author',
  'description',
  'category',
  'newPrice',
  'oldPrice',
  'trending',
  'coverImage',
  'createdAt',
] as const;

export type Column = (typeof COLUMNS)[number];

/** A row by columns; a column that the file does not have is absent. */
export type Cells = Partial<Record<Column, string>>;

/** The columns of a heading, undefined for one that is not ours. Capitals and spaces around do not count. */
export function readHeading(cells: string[]): (Column | undefined)[] {
  return cells.map((cell) => COLUMNS.find((column) => column.toLowerCase() === cell.trim().toLowerCase()));
}
