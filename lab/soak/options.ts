import { randomInt } from 'node:crypto';
import { parseOptions, TEXT } from '../../tools/lib/options.ts';

export interface SoakOptions {
  minutes: number;
  /** Fixes what everybody decides, not how the machine schedules it. */
  seed: number;
}

/** An admin's log-in lasts an hour. */
const MINUTES = { min: 1, usual: 30, max: 55 };
const MAX_SEED = 2 ** 31;

export const HELP = `npm run soak -- [options]

The whole shop on this machine, with fresh data in a temporary folder, for as long as you like: customers who browse, order, cancel,
withdraw, save their details, take their data with them and leave for good; two admins who change prices, covers and counts, import files
and undo that, take and edit orders by phone, send parcels, take books back and write invoices; the function and Firestore killed and
started again at random times, and a backup that is restored in the middle. At the end everything is counted again: each order and
withdrawal that was answered exists once, copies add up, each mail has come, each street lies where it should, the sales are the sum of the
orders, invoices have numbers without a gap, the log has a line for each change; no call failed while nothing was down, nothing was left
unhandled, and memory did not grow.

  --minutes N   how long customers come, from ${MINUTES.min} to ${MINUTES.max} (${MINUTES.usual}); starting and counting again takes some two minutes more
  --seed N      repeats what was decided in another run, which names its seed
  --help        this text

Each ten seconds one line says how far it is. It needs the fixed ports and that of Node's inspector, 9229, so stop the shop first. What the
stack says is in test-results/soak.log. Ends with 0 when everything held.
`;

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
}

/** @throws Error for what is no such number. */
export function parseSoakOptions(args: string[]): SoakOptions {
  const { values } = parseOptions({ args, options: { minutes: TEXT, seed: TEXT } });
  const { minutes = String(MINUTES.usual), seed = String(randomInt(MAX_SEED)) } = values;
  return {
    minutes: wholeNumber('minutes', minutes, MINUTES.min, MINUTES.max),
    seed: wholeNumber('seed', seed, 0, MAX_SEED - 1),
  };
}
