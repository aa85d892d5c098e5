import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, type Source } from './tooling/baseline/compare.ts';
import { FALLBACKS } from './tooling/baseline/fallbacks.ts';
import { readPlatform } from './tooling/baseline/platform.ts';
import { newerInScripts, readScript, type Use } from './tooling/baseline/script.ts';
import { newerInStyle } from './tooling/baseline/style.ts';

const HELP = `Looks in the built web app for what browsers offer newer than Baseline's "widely available" (https://web.dev/baseline).

  node web/baseline.ts

Run it after the build. Such a name needs a fallback and a line in web/tooling/baseline/fallbacks.ts that says which; an entry that nothing
uses any more has to go. Exits with 1 when one of these is amiss. What it cannot see is in docs/decisions/029-newer-than-baseline.md.
`;

const WEB = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(WEB, 'dist');

/** The chunk of React, which names what events and elements have: not members of the shop's own. */
const REACT = /\/react-[^/]+\.js$/;

const read = (folder: string, pattern: string): Source[] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(join(folder, file), 'utf8') }));

/** What the shop's own code says, without its tests. */
const sources = (): Source[] =>
  read(WEB, 'src/**/*.{ts,tsx}')
    .filter(({ path }) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .map(({ path, text }) => ({ path: `web/${path}`, text }));

function main(args: string[]): void {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const scripts = read(DIST, '**/*.js');
  const styles = read(DIST, '**/*.css');
  if (scripts.length === 0 || styles.length === 0)
    throw new Error('web/dist has no scripts or no styles: build first.');
  const platform = readPlatform();
  const found: Use[] = [
    ...newerInScripts(
      scripts.map(({ path, text }) => readScript(text, REACT.test(path))),
      platform,
    ),
    ...styles.flatMap(({ text }) => newerInStyle(text, platform)),
  ];
  const problems = compare(found, FALLBACKS, sources());
  for (const { names, by, instead } of FALLBACKS) {
    process.stdout.write(`${names.join(', ')}\n    ${by.join(', ')}: ${instead}\n`);
  }
  for (const problem of problems) process.stdout.write(`AMISS ${problem}\n`);
  const count = new Set(found.map(({ name }) => name)).size;
  const verdict = problems.length === 0 ? 'each with a fallback' : `${problems.length} amiss`;
  process.stdout.write(
    `${scripts.length} scripts and ${styles.length} style sheets use ${count} names newer than widely available, ${verdict}.\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2));
