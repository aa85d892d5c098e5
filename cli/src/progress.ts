const STEP = 5_000;

/** Counts things, with a line on standard error for every 5,000: where a pipe reads the output it is not disturbed. */
export function createProgress(what: string, write: (line: string) => void = console.error): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count % STEP === 0) write(`  ${count.toLocaleString('en-US')} ${what}`);
  };
}
