import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOOGLE_RANGES } from '../../../functions/src/http/googleRanges.ts';
import { parseOptions } from '../../../tools/lib/options.ts';
import { ROOT } from '../../../tools/lib/paths.ts';
import { ownRanges, withRanges } from '../googleRanges/ownRanges.ts';
import { print } from '../lib/print.ts';
import { runCommand } from '../lib/runCommand.ts';

const HELP = `npm run google-ranges

Downloads the address ranges published by Google and writes those of its own services to functions/src/http/googleRanges.ts. The shop
uses them to tell Hosting from other callers. Deploy afterwards.

  --help   print this help
`;

async function download(url: string): Promise<unknown> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  return reply.json();
}

await runCommand(HELP, async (args) => {
  parseOptions({ args, options: {} });
  const [all, rented] = await Promise.all(GOOGLE_RANGES.sources.map(download));
  const ranges = ownRanges(all, rented);
  const file = join(ROOT, 'functions', 'src', 'http', 'googleRanges.ts');
  const takenOn = new Date().toISOString().slice(0, 10);
  writeFileSync(file, withRanges(readFileSync(file, 'utf8'), { takenOn, ranges }));
  const known = new Set<string>(GOOGLE_RANGES.ranges);
  const newRanges = new Set(ranges);
  for (const range of ranges) if (!known.has(range)) print(`+ ${range}`);
  for (const range of known) if (!newRanges.has(range)) print(`- ${range}`);
  print(`${ranges.length} ranges of ${takenOn}.`);
});
