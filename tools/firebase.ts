import { toolEnvironment } from './lib/environment.ts';
import { FLAG, rejectInterceptedOptions, TEXT } from './lib/options.ts';
import { FIREBASE_CLI, ROOT } from './lib/paths.ts';
import { run } from './lib/processes.ts';
import { isDefaultShopStart, startSuite } from './lib/stack/firebaseSuite.ts';
import { runTask } from './lib/task.ts';

async function runCli(words: string[]): Promise<number> {
  // The CLI also gets Ctrl-C and decides when it is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const options = { environment: toolEnvironment(), isShown: true, folder: process.env.INIT_CWD ?? ROOT };
  return (await run(process.execPath, [FIREBASE_CLI, ...words], options)).code;
}

/** Options that npm would intercept. */
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

await runTask(null, () => {
  rejectInterceptedOptions(OPTIONS);
  const words = process.argv.slice(2);
  return isDefaultShopStart(words) ? startSuite(words) : runCli(words);
});
