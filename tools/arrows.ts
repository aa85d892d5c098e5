import { findViolations } from './lib/imports.ts';
import { ROOT } from './lib/paths.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run arrows

Checks every import of the repository against the table in tools/lib/arrows.ts, and names those that go the wrong way and
files that import each other in a circle.
Type imports count: a part that needs another's types needs that part.
`;

await runTask(HELP, async () => {
  const violations = findViolations(ROOT);
  for (const sentence of violations) console.error(sentence);
  console.log(
    violations.length === 0
      ? 'Every import follows the arrows, and there are no circles.'
      : `${violations.length} faults.`,
  );
  return violations.length === 0 ? 0 : 1;
});
