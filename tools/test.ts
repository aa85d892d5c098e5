import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/browsers.ts';
import { buildWhatChanged } from './lib/build.ts';
import { FLAG, parseOptions } from './lib/options.ts';
import { dataPaths, TEST_RESULTS, temporaryFolder } from './lib/paths.ts';
import { startShop } from './lib/stack/shop.ts';
import { ensurePortsFree } from './lib/stack/stack.ts';
import {
  arrows,
  browser,
  bytes,
  commandsAndEmulators,
  deployment,
  faults,
  hostedApi,
  journeys,
  languages,
  lint,
  messages,
  openapi,
  rows,
  type Stage,
  types,
  unit,
} from './lib/stages/stages.ts';
import { type FinishedStage, runStage, summarize } from './lib/stages/stageTable.ts';
import { listenForStop, type StopSignal } from './lib/stopSignal.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm test [-- options]

Everything that proves the shop: types, lint, import arrows, acceptance rows, unit tests and the API in process, checkouts
while the network fails and processes are killed, the operator's commands, the API through Hosting on a stack with its
fixed ports, what is deployed, and a whole deployment against stand-ins of Google; then the budgets of bytes, and
against a stack with fresh data the browser, shops in other languages, and the journeys in each of Chromium, Firefox and
WebKit that is here.
The last line reads "N passed, N failed".

  --browser   only the browser tests, against a fresh stack
  --help      this text

The words of the stacks are in test-results/stack.log and stack-api.log, pictures of failed browser tests in test-results/browser.
`;

interface StackRun {
  /** Of the stage, and of the log of its stack. */
  name: string;
  log: string;
  /** Before the stack is started. */
  prepare?: () => Promise<FinishedStage[]>;
  stages: Stage[];
}

/** Runs stages one by one against a stack with fresh data, which is deleted afterwards. */
async function withStack({ stages, log: logName }: StackRun, stop: StopSignal): Promise<FinishedStage[]> {
  mkdirSync(temporaryFolder(), { recursive: true });
  const folder = mkdtempSync(join(temporaryFolder(), 'test-'));
  const log = createWriteStream(join(TEST_RESULTS, logName));
  const data = dataPaths(folder);
  // For the test that looks for mails.
  process.env.LOCAL_MAILBOX = data.mail;
  const shop = await startShop({
    data,
    signal: stop.signal,
    onLine: (line) => void log.write(`${line}\n`),
  });
  try {
    const results: FinishedStage[] = [];
    for (const stage of stages) {
      if (!stop.signal.aborted) results.push(await runStage(stage, stop.signal));
    }
    return results;
  } finally {
    await shop.stop();
    log.end();
    rmSync(folder, { recursive: true });
  }
}

/** The stack counts as a test of its own: it builds, starts, answers and stops. @returns with what ran on it. */
async function runOnStack(run: StackRun, stop: StopSignal): Promise<FinishedStage[]> {
  const results: FinishedStage[] = [];
  const stack: Stage = {
    name: run.name,
    run: async () => {
      await buildWhatChanged(console.log);
      results.push(...((await run.prepare?.()) ?? []), ...(await withStack(run, stop)));
      return { passed: 1, failed: 0, output: '' };
    },
  };
  return [await runStage(stack, stop.signal), ...results];
}

const apiOnStack = { name: 'stack of the API', log: 'stack-api.log', stages: [hostedApi] };

const browserOnStack = (stop: StopSignal): StackRun => ({
  name: 'build, start and stop',
  log: 'stack.log',
  prepare: async () => {
    await ensureChromium(console.log);
    return [await runStage(bytes, stop.signal)];
  },
  stages: [browser, languages, journeys],
});

/**
 * Everything but the browser, which takes all of the machine. The build goes on beside what only reads the code. What is
 * all work then has the processors beside the commands, which wait for minutes. What takes the fixed ports goes on
 * beside the faults, which wait as well.
 */
async function runBesideEachOther(stop: StopSignal): Promise<FinishedStage[]> {
  const runAll = async (stages: Stage[]) =>
    stop.signal.aborted ? [] : Promise.all(stages.map((stage) => runStage(stage, stop.signal)));
  const building = buildWhatChanged(console.log);
  const readers = await runAll([types, lint, arrows, messages, rows, openapi]);
  await building;
  const commands = runAll([commandsAndEmulators]);
  const workers = await runAll([unit]);
  const onFixedPorts = async () => [
    ...(stop.signal.aborted ? [] : await runOnStack(apiOnStack, stop)),
    ...(await runAll([deployment])),
  ];
  const waiters = await Promise.all([commands, runAll([faults]), onFixedPorts()]);
  return [...readers, ...workers, ...waiters.flat()];
}

await runTask(HELP, async () => {
  const { values } = parseOptions({ options: { browser: FLAG } });
  const stop = listenForStop();
  await ensurePortsFree();
  mkdirSync(TEST_RESULTS, { recursive: true });
  const results = values.browser ? [] : await runBesideEachOther(stop);
  if (!stop.signal.aborted) results.push(...(await runOnStack(browserOnStack(stop), stop)));
  if (stop.signal.aborted) return stop.exitCode();
  const { text, exitCode } = summarize(results);
  console.log(text);
  return exitCode;
});
