import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGaps, type Level, parseAcceptance } from './lib/acceptance.ts';

const HELP = `npm run rows [-- --level B]

Prints the rows of docs/acceptance.md that no test names, and exits with 1 when there is one.

  --level U|A|B|S   only this level
  --help            this text
`;

const TEST_FILES = ['{contract,functions,web,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];

function main(): number {
  const { values } = parseArgs({ options: { level: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const paths = globSync(TEST_FILES, { exclude: ['**/node_modules/**', 'scripts/lib/acceptance.test.ts'] });
  const files = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const rows = parseAcceptance(readFileSync('docs/acceptance.md', 'utf8'));
  const { gaps, unknown } = findGaps(rows, files);
  const shown = gaps.filter(({ level }) => !values.level || level === (values.level as Level));
  for (const { row, level } of shown) console.log(`row ${row.number} has no ${level} test: ${row.text}`);
  for (const line of unknown) console.log(`${line}, which docs/acceptance.md does not have`);
  if (shown.length + unknown.length > 0) return 1;
  console.log(`Every one of the ${rows.length} rows is named by a test at each of its levels.`);
  return 0;
}

process.exitCode = main();
