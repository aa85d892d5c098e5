import { missingRows } from './lib/acceptance.ts';
import { parseOptions, TEXT } from './lib/options.ts';
import { ROOT } from './lib/paths.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run rows [-- --level B]

Prints the rows of docs/acceptance.md that no test names, and exits with 1 when there is one.

  --level U|A|B|S   only this level
  --help            this text
`;

await runTask(HELP, () => {
  const { values } = parseOptions({ options: { level: TEXT } });
  const { rows, sentences } = missingRows(ROOT, values.level);
  for (const sentence of sentences) console.log(sentence);
  if (sentences.length > 0) return Promise.resolve(1);
  console.log(`Every one of the ${rows} rows is named by a test at each of its levels.`);
  return Promise.resolve(0);
});
