/**
 * What a terminal would obey or reorder instead of showing it: controls of C0 and C1, ends of lines, marks of direction. A
 * document's id, a file's name and what was given on the command line may hold any of them.
 */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text on one line, with what cannot be shown as JSON would write it. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

/** Prints a line of what a command answers. */
export function print(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}

/** The same for several lines, where nothing in them that is not ours can hold the end of one: JSON. */
export function printLines(text: string): void {
  process.stdout.write(`${printableLines(text)}\n`);
}

/** Prints a line beside what a command answers, so that a pipe that reads the answer is not disturbed. */
export function printAside(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

/** Prints why a command failed, in as many lines as the reason has. */
export function printFailure(error: unknown): void {
  process.stderr.write(`${printableLines(error instanceof Error ? error.message : String(error))}\n`);
}
