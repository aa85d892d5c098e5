/** Prints errors without a stack and sets the exit code. @param help null if the task answers --help */
export async function runTask(help: string | null, task: () => Promise<number>): Promise<void> {
  if (help !== null && process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  try {
    process.exitCode = await task();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
