import * as messages from '@bookstore/messages/validation';

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

/** What other programs call a column, in the spelling of `fold`. */
const ALSO: Readonly<Record<string, Column>> = {
  name: 'title',
  genre: 'category',
  price: 'newPrice',
  listprice: 'oldPrice',
  isbn13: 'isbn',
  ean: 'isbn',
};

/** New Price, new_price and NEW-PRICE are newPrice; an “id” of another program is no `_id` of ours. */
const fold = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/(?<!^)[\s_-]+/g, '');

/** By our own names first: another program's name stands only for a column that is not there. */
function columnsOf(names: string[]): (Column | undefined)[] {
  const own = names.map((name) => COLUMNS.find((column) => fold(column) === fold(name)));
  const taken = new Set(own);
  return names.map((name, index) => {
    const other = ALSO[fold(name)];
    if (own[index] || !other || taken.has(other)) return own[index];
    taken.add(other);
    return other;
  });
}

/**
 * The columns of a heading, undefined for one that is not ours. Capitals, spaces, underscores and hyphens do not count.
 * @throws when a column is missing that every book needs, or stands twice.
 */
export function readHeading(cells: string[]): (Column | undefined)[] {
  const columns = columnsOf(cells);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new Error(messages.columnsMissing(missing, COLUMNS.join(', ')));
  }
  const doubled = COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (doubled.length > 0) throw new Error(messages.columnsTwice(doubled));
  return columns;
}
