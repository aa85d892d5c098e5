import { printFailure, printLines } from './print.ts';

/** Exits with 0 or 1 and prints errors on one line. */
export async function runCommand(help: string, run: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    printLines(help.trimEnd());
    return;
  }
  try {
    await run(args);
  } catch (error) {
    printFailure(error);
    // A client that is still connecting would keep the process alive.
    process.exit(1);
  }
}
