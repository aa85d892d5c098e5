import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PORTS } from '../addresses.ts';
import { buildOutdated } from '../build.ts';
import { localDataPaths, ROOT } from '../paths.ts';
import { startupMessage } from '../samples.ts';
import { aborted, listenForStop } from '../stopSignal.ts';
import { startShop } from './shop.ts';
import { ensurePortsFree, STACK_PORTS } from './stack.ts';
import { findSuiteParts, type SuiteParts } from './suiteParts.ts';

const UI_PORTS = [
  { port: PORTS.ui, name: 'Emulator UI' },
  { port: PORTS.uiLog, name: 'Emulator UI log' },
];

/** Options of a different suite or its data. */
const CUSTOM_OPTIONS = ['config', 'only', 'import', 'project'] as const;

/** `emulators:start` alone starts the shop with its samples. */
export function isDefaultShopStart(words: readonly string[]): boolean {
  const [command, ...rest] = words;
  if (command !== 'emulators:start') return false;
  const options = { config: { type: 'string' }, only: { type: 'string' }, import: { type: 'string' } } as const;
  const { values } = parseArgs({
    args: rest,
    options: { ...options, project: { type: 'string', short: 'P' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
  });
  return values.help === undefined && CUSTOM_OPTIONS.every((name) => values[name] === undefined);
}

function describeParts({ hasOfficialFirestore, hasUi }: SuiteParts): string {
  const firestore = hasOfficialFirestore
    ? 'Firestore is the official emulator, which loses its data when it stops'
    : 'Firestore is the emulator of this repository; the official one needs Java 21 and a download';
  const ui = hasUi
    ? `the Emulator UI is at http://localhost:${PORTS.ui}`
    : 'the Emulator UI is missing, because it cannot be downloaded here';
  return `  ${firestore}; ${ui}.\n`;
}

export async function startSuite(words: readonly string[]): Promise<number> {
  const stop = listenForStop();
  const parts = await findSuiteParts();
  await ensurePortsFree([...STACK_PORTS, ...(parts.hasUi ? UI_PORTS : [])]);
  await buildOutdated(console.log);
  if (stop.signal.aborted) return stop.exitCode();
  const data = localDataPaths('samples');
  const options = { data, suite: { ...parts, words: words.slice(1) }, signal: stop.signal };
  const shop = await startShop({ ...options, onLine: (line) => console.log(line) }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  if (!shop) return stop.exitCode();
  console.log(startupMessage({ isEmpty: false, folder: `${relative(ROOT, data.folder)}/` }));
  console.log(describeParts(parts));
  const wasWanted = await Promise.race([aborted(stop.signal).then(() => true), shop.ended.then(() => false)]);
  await shop.stop();
  return wasWanted ? 0 : 1;
}
