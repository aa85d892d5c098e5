import { missingRows } from './lib/acceptance.ts';
import { parseOptions, TEXT } from './lib/options.ts';
import { ROOT } from './lib/paths.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run rows [-- --level B]

Prints the rows of docs/acceptance.md that no test refers to, and exits with 1 if there are any.

  --level U|A|B|S   only this level
  --help            print this help
`;

await runTask(HELP, () => {
  const { values } = parseOptions({ options: { level: TEXT } });
  const { rows, sentences } = missingRows(ROOT, values.level);
  for (const sentence of sentences) console.log(sentence);
  if (sentences.length > 0) return Promise.resolve(1);
  console.log(`All ${rows} rows have a test at each of their levels.`);
  return Promise.resolve(0);
});
