import { parseOptions } from './lib/options.ts';
import { listenForStop } from './lib/stopSignal.ts';
import { CHECKS } from './lib/suites/checks.ts';
import { runSuites } from './lib/suites/suites.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run check

Runs the fast part of npm test: types, lint, unused code, import rules, messages, rows of the specification, the API
description and unit tests. Needs neither the fixed ports nor a browser. The last line reads "N passed, N failed".
`;

await runTask(HELP, async () => {
  parseOptions({ options: {} });
  const stop = listenForStop();
  const exitCode = await runSuites(CHECKS, stop.signal);
  return stop.signal.aborted ? stop.exitCode() : exitCode;
});
