import { arrows, lint, messages, openapi, rows, types, unit } from './lib/stages/stages.ts';
import { runStage, summarize } from './lib/stages/stageTable.ts';
import { listenForStop } from './lib/stopSignal.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run check

Types, lint, import arrows, messages, acceptance rows, the API's description, unit tests and the API in process: everything that needs neither the fixed ports nor a browser.
`;

await runTask(HELP, async () => {
  const stop = listenForStop();
  const results = await Promise.all(
    [unit, types, lint, arrows, messages, rows, openapi].map((stage) => runStage(stage, stop.signal)),
  );
  if (stop.signal.aborted) return stop.exitCode();
  const { text, exitCode } = summarize(results);
  console.log(text);
  return exitCode;
});
