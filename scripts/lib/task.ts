/** Runs a task: answers --help, prints an error as one message without a stack, and sets the exit code. */
export async function runTask(help: string, task: () => Promise<number>): Promise<void> {
  if (process.argv.includes('--help')) {
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
