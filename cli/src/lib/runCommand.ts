import { printFailure, printLines } from './print.ts';

/**
 * Runs a command-line program: answers --help, prints an error as one line, and ends with 0 or 1.
 * @param run is given the arguments after the program's name.
 */
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
    // A client that is still connecting would hold the process.
    process.exit(1);
  }
}
