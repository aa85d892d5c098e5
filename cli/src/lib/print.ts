/** Ids, file names and arguments may contain such characters. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns one line with escapes. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

export function print(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}

/** For JSON, which escapes line ends in texts. */
export function printLines(text: string): void {
  process.stdout.write(`${printableLines(text)}\n`);
}

/** Keeps piped output clean. */
export function printToStderr(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

export function printFailure(error: unknown): void {
  process.stderr.write(`${printableLines(error instanceof Error ? error.message : String(error))}\n`);
}
