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
  'publisher',
  'published',
  'pages',
  'language',
  'format',
  'isbn',
  'stock',
  'createdAt',
] as const;

export type Column = (typeof COLUMNS)[number];

/** A row by columns; a column that the file does not have is absent. */
export type Cells = Partial<Record<Column, string>>;

const NEEDED: readonly Column[] = ['title', 'description', 'category', 'newPrice', 'oldPrice'];

const withQuotes = (columns: readonly string[]) => columns.map((column) => `“${column}”`).join(', ');

/**
 * The columns of a heading, undefined for one that is not ours. Capitals and spaces around do not count.
 * @throws when a column is missing that every book needs, or stands twice.
 */
export function readHeading(cells: string[]): (Column | undefined)[] {
  const columns = cells.map((cell) => COLUMNS.find((column) => column.toLowerCase() === cell.trim().toLowerCase()));
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new Error(`The heading has no column ${withQuotes(missing)}. The columns are ${COLUMNS.join(', ')}.`);
  }
  const doubled = COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (doubled.length > 0) throw new Error(`The heading has the column ${withQuotes(doubled)} more than once.`);
  return columns;
}
