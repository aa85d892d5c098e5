import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatChanged } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { dataPaths, TEST_RESULTS, temporaryFolder } from './lib/paths.ts';
import { startShop } from './lib/shop.ts';
import { ensurePortsFree } from './lib/stack.ts';
import {
  arrows,
  baseline,
  browser,
  bytes,
  hostedApi,
  lint,
  openapi,
  patience,
  rows,
  type Stage,
  slow,
  types,
  unit,
} from './lib/stages.ts';
import { type FinishedStage, runStage, summarize } from './lib/stageTable.ts';
import { listenForStop, type StopSignal } from './lib/stopSignal.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm test [-- options]

Everything that proves the shop: types, lint, import arrows, acceptance rows, unit tests and the API in process; then
checkouts while the network fails and processes are killed, what is deployed, and a whole deployment against stand-ins of
Google; then the budgets of bytes, what browsers need to have for the built app, the whole stack on its fixed ports with
fresh data, the browser, and the API through Hosting. The last line reads "N passed, N failed".

  --browser   only the browser tests, against a fresh stack
  --help      this text

The stack's own words are in test-results/stack.log, pictures of failed browser tests in test-results/browser.
`;

/** Runs the stages that need the stack against fresh data, which is deleted afterwards. */
async function withStack(stages: Stage[], stop: StopSignal): Promise<FinishedStage[]> {
  mkdirSync(temporaryFolder(), { recursive: true });
  const folder = mkdtempSync(join(temporaryFolder(), 'test-'));
  const log = createWriteStream(join(TEST_RESULTS, 'stack.log'));
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

/** The stack counts as a test of its own: it builds, starts and answers. */
function stackStage(stages: Stage[], stop: StopSignal, results: FinishedStage[]): Stage {
  return {
    name: 'build, start and stop',
    run: async () => {
      await ensureChromium(console.log);
      await buildWhatChanged(console.log);
      results.push(await runStage(bytes, stop.signal), await runStage(baseline, stop.signal));
      results.push(...(await withStack(stages, stop)));
      return { passed: 1, failed: 0, output: '' };
    },
  };
}

/**
 * Everything that needs no stack. What is built is wanted by the slow tests, which begin when the quick ones have told
 * what they know; those that mostly wait go on beside both.
 */
async function runWithoutStack(stop: StopSignal): Promise<FinishedStage[]> {
  const runAll = (stages: Stage[]) => Promise.all(stages.map((stage) => runStage(stage, stop.signal)));
  const waiting = runAll([patience]);
  const [quick] = await Promise.all([
    runAll([unit, types, lint, arrows, rows, openapi]),
    buildWhatChanged(console.log),
  ]);
  const built = stop.signal.aborted ? [] : await runAll([slow]);
  return [...quick, ...(await waiting), ...built];
}

await runTask(HELP, async () => {
  const { values } = parseArgs({ options: { browser: { type: 'boolean', default: false } } });
  const stop = listenForStop();
  await ensurePortsFree();
  mkdirSync(TEST_RESULTS, { recursive: true });
  const results: FinishedStage[] = values.browser ? [] : await runWithoutStack(stop);
  if (!stop.signal.aborted) {
    const hosted: FinishedStage[] = [];
    // The browser comes first: the API suite replaces the books that the seed wrote.
    const stack = await runStage(
      stackStage(values.browser ? [browser] : [browser, hostedApi], stop, hosted),
      stop.signal,
    );
    results.push(stack, ...hosted);
  }
  if (stop.signal.aborted) return stop.exitCode();
  const { text, exitCode } = summarize(results);
  console.log(text);
  return exitCode;
});
