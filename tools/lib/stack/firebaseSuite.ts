import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PORTS } from '../addresses.ts';
import { buildWhatChanged } from '../build.ts';
import { localDataPaths, ROOT } from '../paths.ts';
import { openingBlock } from '../samples.ts';
import { aborted, listenForStop } from '../stopSignal.ts';
import { startShop } from './shop.ts';
import { ensurePortsFree, STACK_PORTS } from './stack.ts';
import { findSuiteParts, type SuiteParts } from './suiteParts.ts';

const UI_PORTS = [
  { port: PORTS.ui, name: "the suite's pages" },
  { port: PORTS.uiLog, name: "the suite's log" },
];

/** Options by which somebody says what the suite shall consist of, or where its data come from: then it is theirs alone. */
const OWN_WAYS = ['config', 'only', 'import', 'project'] as const;

/** Whether `emulators:start` is asked for as it stands, so that the shop with its samples is meant. */
export function meansTheShop(words: readonly string[]): boolean {
  const [command, ...rest] = words;
  if (command !== 'emulators:start') return false;
  const options = { config: { type: 'string' }, only: { type: 'string' }, import: { type: 'string' } } as const;
  const { values } = parseArgs({
    args: rest,
    options: { ...options, project: { type: 'string', short: 'P' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
  });
  return values.help === undefined && OWN_WAYS.every((name) => values[name] === undefined);
}

function sayParts({ hasOfficialFirestore, hasUi }: SuiteParts): string {
  const firestore = hasOfficialFirestore
    ? 'Firestore is the official emulator; it forgets its data at the end'
    : 'Firestore is the one of this repository: the official one needs Java 21 and a download';
  const ui = hasUi
    ? `the suite's pages are at http://localhost:${PORTS.ui}`
    : "the suite's pages are left out: they cannot be downloaded here";
  return `  ${firestore}; ${ui}.\n`;
}

/** The whole shop with its sample accounts in the Firebase suite, with what this machine can have of it. @returns the exit code. */
export async function startSuite(words: readonly string[]): Promise<number> {
  const stop = listenForStop();
  const parts = await findSuiteParts();
  await ensurePortsFree([...STACK_PORTS, ...(parts.hasUi ? UI_PORTS : [])]);
  await buildWhatChanged(console.log);
  if (stop.signal.aborted) return stop.exitCode();
  const data = localDataPaths('samples');
  const options = { data, suite: { ...parts, words: words.slice(1) }, signal: stop.signal };
  const shop = await startShop({ ...options, onLine: (line) => console.log(line) }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  if (!shop) return stop.exitCode();
  console.log(openingBlock({ isEmpty: false, folder: `${relative(ROOT, data.folder)}/` }));
  console.log(sayParts(parts));
  const wasWanted = await Promise.race([aborted(stop.signal).then(() => true), shop.ended.then(() => false)]);
  await shop.stop();
  return wasWanted ? 0 : 1;
}
