/** What a spreadsheet would run as a formula: an operator at the start, behind blanks or in full width as well. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text as a quoted field (RFC 4180). One that would be a formula begins with an apostrophe, which makes it text. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A comma separated table (RFC 4180) that spreadsheets open as Unicode and without running anything in it. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const byteOrderMark = '\uFEFF';
  return byteOrderMark + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
