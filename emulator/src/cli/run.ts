import { readFileSync } from 'node:fs';
import { type FirestoreEmulator, startFirestoreEmulator } from '../start.ts';
import { type CliOptions, HELP, parseOptions } from './options.ts';

/** Milliseconds. firebase-tools kills the process after four seconds. */
const STOP_TIMEOUT = 3_000;
const PARENT_CHECK_INTERVAL = 500;

const print = (line: string) => console.log(line);

function exitWithError(error: unknown): never {
  console.error(`Firestore emulator: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function createStop(running: () => FirestoreEmulator | undefined): (error?: unknown) => void {
  let isStopping = false;
  return (error) => {
    if (isStopping) return;
    isStopping = true;
    const code = error === undefined ? 0 : 1;
    if (error !== undefined) console.error('Firestore emulator: a commit could not be saved:', error);
    setTimeout(() => process.exit(code), STOP_TIMEOUT).unref();
    const closed = running()?.close() ?? Promise.resolve();
    closed.catch(console.error).finally(() => process.exit(code));
  };
}

/** A killed parent cannot stop its children; a changed parent process id shows it. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_INTERVAL).unref();
}

function start(options: CliOptions, stop: (error?: unknown) => void): Promise<FirestoreEmulator> {
  const { host, port, dataDir, fsync, rulesFile, indexesFile, indexCheck, seedFromExport, functions, asInProduction } =
    options;
  return startFirestoreEmulator({
    host,
    port,
    fsync,
    indexCheck,
    asInProduction,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(seedFromExport === undefined ? {} : { seedFromExport }),
    ...(functions === undefined ? {} : { functions }),
    ...(rulesFile === undefined ? {} : { rules: readFileSync(rulesFile, 'utf8') }),
    ...(indexesFile === undefined ? {} : { indexes: readFileSync(indexesFile, 'utf8') }),
    log: print,
    // The reply to POST /shutdown is sent first.
    onStop: (error) => setImmediate(stop, error),
  });
}

/** Exits with 0 when stopped, with 1 if it cannot start. */
export async function run(argv: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const options = parseOptions(argv, environment);
    if (options.help) return print(HELP);
    for (const flag of options.ignored) print(`Ignoring the unknown flag ${flag}.`);
    let emulator: FirestoreEmulator | undefined;
    const stop = createStop(() => emulator);
    process.on('SIGINT', () => stop());
    process.on('SIGTERM', () => stop());
    if (options.exitWithParent) stopWithParent(stop);
    emulator = await start(options, stop);
    print(`Firestore emulator at ${emulator.address}, data in ${options.dataDir ?? 'memory'}.`);
  } catch (error) {
    exitWithError(error);
  }
}
