import { findViolations } from './lib/imports.ts';
import { ROOT } from './lib/paths.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run imports

Checks every import of the repository against the import rules in tools/lib/importRules.ts. Prints forbidden imports and
import cycles, and exits with 1 if there are any. Type imports count too.
`;

await runTask(HELP, async () => {
  const violations = findViolations(ROOT);
  for (const sentence of violations) console.error(sentence);
  console.log(
    violations.length === 0
      ? 'Every import follows the import rules, and there are no cycles.'
      : `${violations.length} forbidden imports or cycles.`,
  );
  return violations.length === 0 ? 0 : 1;
});
