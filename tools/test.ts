import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestChromium } from './lib/browsers.ts';
import { buildOutdated } from './lib/build.ts';
import { FLAG, parseOptions } from './lib/options.ts';
import { dataPaths, TEST_RESULTS, temporaryFolder } from './lib/paths.ts';
import { startShop } from './lib/stack/shop.ts';
import { ensurePortsFree } from './lib/stack/stack.ts';
import { listenForStop } from './lib/stopSignal.ts';
import { CHECKS } from './lib/suites/checks.ts';
import { command, playwright, runSuites, type Suite, vitest } from './lib/suites/suites.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm test [-- options]

Runs all checks and tests: what npm run check runs; tests of the API, the operator's commands and the Firestore emulator;
tests that start processes, such as faults and a deployment against a stand-in for Google; the byte budgets; and the
browser tests against a shop with fresh data on the fixed ports. The last line reads "N passed, N failed".

  --api         only the tests of the API, the commands and the emulator; does not need the fixed ports
  --processes   only the tests that start processes
  --browser     only the browser tests
  --help        print this help

The log of the shop is test-results/shop.log; pictures of failed browser tests are in test-results/browser.
`;

const build: Suite = {
  name: 'build',
  run: async () => {
    await buildOutdated(console.log);
    await ensureTestChromium(console.log);
    return { passed: 1, failed: 0 };
  },
};

const browser: Suite = {
  name: playwright.name,
  run: async (signal) => {
    mkdirSync(temporaryFolder(), { recursive: true });
    mkdirSync(TEST_RESULTS, { recursive: true });
    const folder = mkdtempSync(join(temporaryFolder(), 'test-'));
    const log = createWriteStream(join(TEST_RESULTS, 'shop.log'));
    const data = dataPaths(folder);
    // Browser tests read mails there.
    process.env.LOCAL_MAILBOX = data.mail;
    const shop = await startShop({ data, signal, onLine: (line) => void log.write(`${line}\n`) });
    try {
      return await playwright.run(signal);
    } finally {
      await shop.stop();
      log.end();
      rmSync(folder, { recursive: true });
    }
  },
};

const API = [vitest('api', ['api', 'cli', 'emulator'], ['--maxWorkers=100%'])];

const PROCESSES = [
  command('byte budgets', 'node', ['web/budgets.ts']),
  // These tests mostly wait for processes.
  vitest('processes', ['slow'], ['--maxWorkers=5']),
  vitest('tools', ['slow-tools']),
];

await runTask(HELP, async () => {
  const { values } = parseOptions({ options: { api: FLAG, processes: FLAG, browser: FLAG } });
  const stop = listenForStop();
  const runsAll = !values.api && !values.processes && !values.browser;
  const needsShop = runsAll || values.processes || values.browser;
  if (needsShop) await ensurePortsFree();
  const suites = [
    ...(runsAll ? CHECKS : []),
    ...(runsAll || values.api ? API : []),
    ...(needsShop ? [build] : []),
    ...(runsAll || values.processes ? PROCESSES : []),
    ...(runsAll || values.browser ? [browser] : []),
  ];
  const exitCode = await runSuites(suites, stop.signal);
  return stop.signal.aborted ? stop.exitCode() : exitCode;
});
