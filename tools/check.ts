import { listenForStop } from './lib/stopSignal.ts';
import { CHECKS } from './lib/suites/checks.ts';
import { runSuites } from './lib/suites/suites.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run check

Runs everything that needs neither the fixed ports nor a browser: types, lint, unused code, import rules, messages, rows
of the specification, the API description, unit tests and API tests in process. The last line reads "N passed, N failed".
`;

await runTask(HELP, async () => {
  const stop = listenForStop();
  const exitCode = await runSuites(CHECKS, stop.signal);
  return stop.signal.aborted ? stop.exitCode() : exitCode;
});
