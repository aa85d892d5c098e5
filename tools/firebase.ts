import { toolEnvironment } from './lib/environment.ts';
import { FLAG, refuseKeptOptions, TEXT } from './lib/options.ts';
import { FIREBASE_CLI, ROOT } from './lib/paths.ts';
import { run } from './lib/processes.ts';
import { meansTheShop, startSuite } from './lib/stack/firebaseSuite.ts';
import { runTask } from './lib/task.ts';

/** What the CLI of this repository is told, from where it was told: its own messages, questions and exit code. */
async function runCli(words: string[]): Promise<number> {
  // Ctrl-C reaches it from the terminal; it says itself when it is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const options = { environment: toolEnvironment(), isShown: true, folder: process.env.INIT_CWD ?? ROOT };
  return (await run(process.execPath, [FIREBASE_CLI, ...words], options)).code;
}

/** What npm would take for its own; short forms and all others reach the CLI. */
const OPTIONS = {
  project: TEXT,
  account: TEXT,
  token: TEXT,
  only: TEXT,
  except: TEXT,
  config: TEXT,
  import: TEXT,
  'export-on-exit': TEXT,
  debug: FLAG,
  force: FLAG,
  json: FLAG,
  'non-interactive': FLAG,
};

// The CLI answers --help itself.
await runTask(null, () => {
  refuseKeptOptions(OPTIONS);
  const words = process.argv.slice(2);
  return meansTheShop(words) ? startSuite(words) : runCli(words);
});
