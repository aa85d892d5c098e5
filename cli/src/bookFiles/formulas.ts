/** What a spreadsheet takes for a formula: OWASP, CSV injection. Full-width forms count, as some spreadsheets do. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Keeps a spreadsheet from running a cell, by an apostrophe before it. Apostrophes that stand before such a character
 * already get one more, so that `fromSafeCell` can tell.
 */
export function toSafeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What `toSafeCell` was given. */
export function fromSafeCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
