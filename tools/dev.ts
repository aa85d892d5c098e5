import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { shopFolder } from '@bookstore/shop-kit/folder';
import { DEV_PORT } from './lib/addresses.ts';
import { BUILDS, buildOutdated } from './lib/build.ts';
import { toolEnvironment } from './lib/environment.ts';
import { FLAG, parseOptions } from './lib/options.ts';
import { BIN, localDataPaths, ROOT } from './lib/paths.ts';
import { isTaken } from './lib/ports.ts';
import { createLinePrinter } from './lib/print.ts';
import { run, sleep, waitWithTimeout } from './lib/processes.ts';
import { startupMessage } from './lib/samples.ts';
import { startShop } from './lib/stack/shop.ts';
import { ensurePortsFree, STACK_PORTS } from './lib/stack/stack.ts';
import { aborted, listenForStop } from './lib/stopSignal.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run dev [-- options]

The whole shop with hot reload: the web app at http://localhost:${DEV_PORT} changes as you save, the function is rebuilt on every change of
functions/src, contract/src or the shop's folder and serves the new code about three seconds later.

  --quiet      hide the function's request log
  --verbose    show all output of the Firebase tools
  --help       print this help

Uses the data and accounts of npm start.
`;

const DEV_PORTS = [...STACK_PORTS, { port: DEV_PORT, name: 'the development server' }];

function startVite() {
  const vite = spawn(join(BIN, process.platform === 'win32' ? 'vite.cmd' : 'vite'), ['--clearScreen', 'false'], {
    cwd: join(ROOT, 'web'),
    env: toolEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<void>((resolve) => vite.once('close', () => resolve()));
  const stop = async () => {
    vite.kill('SIGTERM');
    await waitWithTimeout(3_000, ended);
    vite.kill('SIGKILL');
  };
  return { ended, stop };
}

async function waitForVite(ended: Promise<void>): Promise<void> {
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  while (!isGone && !(await isTaken(DEV_PORT))) await sleep(100);
}

/** Editors write files in several steps. */
const DEBOUNCE_MS = 150;

/** Runs one build at a time. @returns a function that stops watching */
function rebuildOnChange(workspace: string, folders: string[], report: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  const build = async () => {
    if (isBuilding) return schedule();
    isBuilding = true;
    const { code, output } = await run('npm', ['run', 'build', '--workspace', workspace]);
    isBuilding = false;
    report(code === 0 ? `Built ${workspace}` : `The build of ${workspace} failed:\n${output}`);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void build(), DEBOUNCE_MS);
  };
  const watchers = folders.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.test.ts')) schedule();
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Hosting needs any build to start. */
const neededBuilds = BUILDS.filter(
  ({ workspace, proof }) => workspace === 'functions' || !existsSync(join(ROOT, proof)),
);

await runTask(HELP, async () => {
  const { values } = parseOptions({
    options: { quiet: FLAG, verbose: FLAG },
  });
  const stop = listenForStop();
  const data = localDataPaths('samples');
  await ensurePortsFree(DEV_PORTS);
  await buildOutdated(console.log, neededBuilds);
  console.log('Starting the shop');
  const onLine = createLinePrinter({ verbose: values.verbose, requests: !values.quiet });
  const shop = await startShop({ data, onLine, signal: stop.signal }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  if (!shop) return stop.exitCode();
  const vite = startVite();
  await waitForVite(vite.ended);
  const stopWatching = rebuildOnChange(
    'functions',
    ['functions/src', 'contract/src', relative(ROOT, shopFolder())],
    console.log,
  );
  console.log(startupMessage({ isEmpty: false, isDevelopment: true, folder: `${relative(ROOT, data.folder)}/` }));
  const wasWanted = await Promise.race([
    aborted(stop.signal).then(() => true),
    shop.ended.then(() => false),
    vite.ended.then(() => false),
  ]);
  stopWatching();
  await Promise.all([vite.stop(), shop.stop()]);
  return wasWanted ? 0 : 1;
});
