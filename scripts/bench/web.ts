import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { ROOT } from '../lib/paths.ts';
import { openBackstage } from './backstage.ts';
import { atLeast, atMost, type Findings, type Goal, type Table } from './report.ts';
import { startShop } from './servers.ts';
import { median } from './statistics.ts';
import { type Lift, measureLift } from './web/lift.ts';
import { type LighthouseRun, runLighthouse } from './web/lighthouse.ts';
import { serveSite } from './web/siteServer.ts';

const BOOKS = 24;
const READY_AFTER_LIFT_MS = 100;
const LARGEST_PAINT_MS = 1_600;
const PERFORMANCE_SCORE = 98;

function liftTable(lifts: Lift[]): Table {
  const afterLift = (key: 'cardsPainted' | 'coversPainted') => (lift: Lift) => lift[key] - lift.lifted;
  const rows: [string, (lift: Lift) => number][] = [
    ['first paint, ms', (lift) => lift.firstPaint],
    ['start screen lifts, ms', (lift) => lift.lifted],
    ['first cards, ms after the lift', afterLift('cardsPainted')],
    ['first covers, ms after the lift', afterLift('coversPainted')],
    ['layout shift after the lift', (lift) => lift.shiftAfterLift],
    ['layout shift in all', (lift) => lift.shift],
    ['requests', (lift) => lift.requests],
    ['kB over the network', (lift) => lift.bytes / 1000],
  ];
  return {
    title: `The home page on a slow phone, ${lifts.length} visits with empty caches`,
    columns: ['', 'median', 'best', 'worst'],
    rows: rows.map(([name, read]) => {
      const values = lifts.map(read);
      return [name, median(values), Math.min(...values), Math.max(...values)];
    }),
    notes: ['150 ms round trips, 1.6 Mbit/s, processor four times slower.'],
  };
}

function liftGoals(lifts: Lift[]): Goal[] {
  const ready = (lift: Lift) => Math.max(lift.cardsPainted, lift.coversPainted) - lift.lifted;
  return [
    atMost('first cards and covers after the lift', READY_AFTER_LIFT_MS, median(lifts.map(ready)), 'ms'),
    atMost('layout shift after the lift', 0, Math.max(...lifts.map((lift) => lift.shiftAfterLift))),
  ];
}

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  ['first contentful paint, ms', 'firstPaint'],
  ['largest contentful paint, ms', 'largestPaint'],
  ['total blocking time, ms', 'blocking'],
  ['cumulative layout shift', 'shift'],
  ['speed index, ms', 'speedIndex'],
] as const;

function lighthouseTable(runs: LighthouseRun[]): Table {
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return {
    title: `Lighthouse, preset for phones, ${runs.length} runs`,
    columns: ['', 'median', ...runs.map((_, index) => `run ${index + 1}`)],
    rows: [
      ...SCORES.map((name) => [
        name,
        median(runs.map((run) => run.scores[name])),
        ...runs.map((run) => run.scores[name]),
      ]),
      ...TIMES.map(([title, key]) => [
        title,
        median(runs.map((run) => run.times[key])),
        ...runs.map((run) => run.times[key]),
      ]),
    ],
    notes: failed.length > 0 ? [`Points were lost on: ${failed.join(', ')}.`] : [],
  };
}

function lighthouseGoals(runs: LighthouseRun[]): Goal[] {
  const score = (name: (typeof SCORES)[number]) => median(runs.map((run) => run.scores[name]));
  return [
    atLeast('Lighthouse: performance', PERFORMANCE_SCORE, score('performance')),
    ...SCORES.slice(1).map((name) => atLeast(`Lighthouse: ${name}`, 100, score(name))),
    atMost('largest contentful paint', LARGEST_PAINT_MS, median(runs.map((run) => run.times.largestPaint)), 'ms'),
    atMost('cumulative layout shift', 0, median(runs.map((run) => run.times.shift))),
  ];
}

async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await run());
  return results;
}

/** The home page as a phone on a slow network meets it, and Lighthouse. @param folder the built web app */
export async function benchWeb({
  isQuick,
  folder,
}: {
  isQuick: boolean;
  folder?: string | undefined;
}): Promise<Findings> {
  const runs = isQuick ? 1 : 5;
  const chromium = await ensureChromium(console.error);
  const backstage = await openBackstage();
  const { projectId } = await backstage.seed(BOOKS);
  const shop = await startShop(backstage, projectId);
  const site = await serveSite(folder ?? join(ROOT, 'web', 'dist'), shop.port);
  try {
    // One visit that does not count: the function's first request loads Firestore.
    await fetch(`${site.url}/api/books`);
    const lifts = await repeat(runs, () => measureLift(chromium, site.url));
    const lighthouse = await repeat(runs, () => runLighthouse(chromium, site.url));
    return {
      tables: [liftTable(lifts), lighthouseTable(lighthouse)],
      goals: [...liftGoals(lifts), ...lighthouseGoals(lighthouse)],
    };
  } finally {
    site.close();
    await shop.stop();
    await backstage.stop();
  }
}
