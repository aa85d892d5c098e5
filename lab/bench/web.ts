import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { ensureChromium } from '../../tools/lib/browsers.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import type { BenchOptions, BenchServices } from './benchServices.ts';
import { atLeast, atMost, type Findings, type Goal, type Table } from './report.ts';
import { startShop } from './servers.ts';
import { inBooks, sizesOf, staysFlat } from './sizes.ts';
import { median, percentile } from './statistics.ts';
import { type Interaction, measureInteractions } from './web/interactions.ts';
import { type Lift, measureLift } from './web/lift.ts';
import { type LighthouseRun, runLighthouse } from './web/lighthouse.ts';
import { measureOpenings, type Opening } from './web/opening.ts';
import { serveSite } from './web/siteServer.ts';

const READY_AFTER_LIFT_MS = 100;
const LARGEST_PAINT_MS = 1_600;
const PERFORMANCE_SCORE = 98;
const OPENS_MS = 150;
const INTERACTION_MS = 100;

function liftTable(books: number, lifts: Lift[]): Table {
  const afterLift = (key: 'cardsPainted' | 'coversPainted') => (lift: Lift) => lift[key] - lift.lifted;
  const rows: [string, (lift: Lift) => number][] = [
    ['first paint, ms', (lift) => lift.firstPaint],
    ['start screen lifts, ms', (lift) => lift.lifted],
    ['first cards, ms', (lift) => lift.cardsPainted],
    ['first cards, ms after the lift', afterLift('cardsPainted')],
    ['first covers, ms after the lift', afterLift('coversPainted')],
    ['layout shift after the lift', (lift) => lift.shiftAfterLift],
    ['layout shift in all', (lift) => lift.shift],
    ['requests', (lift) => lift.requests],
    ['kB over the network', (lift) => lift.bytes / 1000],
    ['kB of them from the API', (lift) => lift.apiBytes / 1000],
  ];
  return {
    title: `The home page on a slow phone, ${inBooks(books)}, ${lifts.length} visits with empty caches`,
    columns: ['', 'median', 'best', 'worst'],
    rows: rows.map(([name, read]) => {
      const values = lifts.map(read);
      return [name, median(values), Math.min(...values), Math.max(...values)];
    }),
    notes: [
      '150 ms round trips, 1.6 Mbit/s, processor four times slower.',
      `It asks for ${[...new Set(lifts.flatMap(({ apiPaths }) => apiPaths))].join(', ')}.`,
    ],
  };
}

/** @param bySize the visits of each shop, the smallest first */
function liftGoals(bySize: Lift[][]): Goal[] {
  const ready = (lift: Lift) => Math.max(lift.cardsPainted, lift.coversPainted) - lift.lifted;
  const slowest = Math.max(...bySize.map((lifts) => median(lifts.map(ready))));
  const medians = (read: (lift: Lift) => number) => bySize.map((lifts) => median(lifts.map(read)));
  return [
    atMost('first cards and covers after the lift, at any size', READY_AFTER_LIFT_MS, slowest, 'ms'),
    atMost('layout shift after the lift', 0, Math.max(...bySize.flat().map((lift) => lift.shiftAfterLift))),
    staysFlat(
      'first cards',
      medians((lift) => lift.cardsPainted),
    ),
    // The smallest shop has fewer books than the page shows.
    staysFlat('bytes of the home page, of the two larger shops', medians((lift) => lift.bytes).slice(1)),
  ];
}

function openingTable(openings: Opening[]): Table {
  const places = [...Map.groupBy(openings, ({ from }) => from)];
  return {
    title: `A book opened on the slow phone, ms from the tap to the frame that shows it, ${places[0]?.[1].length ?? 0} taps each`,
    columns: ['', 'title', 'worst', 'cover', 'worst'],
    rows: places.map(([from, group]) => [
      `from ${from}`,
      ...[group.map(({ title }) => title), group.map(({ cover }) => cover)].flatMap((times) => [
        median(times),
        Math.max(...times),
      ]),
    ]),
  };
}

function openingGoals(openings: Opening[]): Goal[] {
  return [...Map.groupBy(openings, ({ from }) => from)].map(([from, group]) => {
    const seen = group.map(({ title, cover }) => Math.max(title, cover));
    return atMost(`title and cover of a book, from ${from}`, OPENS_MS, median(seen), 'ms');
  });
}

function interactionTable(interactions: Interaction[]): Table {
  return {
    title: 'Interaction to next paint on the slow phone, ms',
    columns: ['', 'times', 'median', '75 of 100 within', 'worst'],
    rows: interactions.map(({ name, delays }) => [
      name,
      delays.length,
      median(delays),
      percentile(delays, 0.75),
      Math.max(...delays),
    ]),
    notes: ['The browser tells of no event of less than 16 ms, and of others to 8 ms.'],
  };
}

function interactionGoals(interactions: Interaction[]): Goal[] {
  return interactions.map(({ name, delays }) =>
    atMost(`interaction to next paint, 75 of 100: ${name}`, INTERACTION_MS, percentile(delays, 0.75), 'ms'),
  );
}

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  ['first contentful paint, ms', 'firstPaint'],
  ['largest contentful paint, ms', 'largestPaint'],
  ['total blocking time, ms', 'blocking'],
  ['cumulative layout shift', 'shift'],
  ['speed index, ms', 'speedIndex'],
] as const;

const HOME = 'home';

function lighthouseTable(page: string, runs: LighthouseRun[]): Table {
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return {
    title: `Lighthouse, preset for phones, ${page}, ${runs.length} runs`,
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
      [
        'the machine, by Lighthouse’s index',
        median(runs.map((run) => run.machineIndex)),
        ...runs.map((run) => run.machineIndex),
      ],
    ],
    notes: failed.length > 0 ? [`Points were lost on: ${failed.join(', ')}.`] : [],
  };
}

function lighthouseGoals(page: string, runs: LighthouseRun[]): Goal[] {
  const score = (name: (typeof SCORES)[number]) => median(runs.map((run) => run.scores[name]));
  const time = (name: keyof LighthouseRun['times']) => median(runs.map((run) => run.times[name]));
  const onPage = (what: string) => `${what}, ${page}`;
  return [
    atLeast(onPage('Lighthouse: performance'), PERFORMANCE_SCORE, score('performance')),
    ...SCORES.slice(1).map((name) => atLeast(onPage(`Lighthouse: ${name}`), 100, score(name))),
    ...(page.startsWith(HOME)
      ? [
          atMost(onPage('largest contentful paint'), LARGEST_PAINT_MS, time('largestPaint'), 'ms'),
          atMost(onPage('cumulative layout shift'), 0, time('shift')),
        ]
      : []),
  ];
}

async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await run());
  return results;
}

interface AtSize {
  books: number;
  lifts: Lift[];
  /** By page; only in the smallest and the largest shop: a run takes half a minute. */
  lighthouse: Map<string, LighthouseRun[]>;
  /** Only in the smallest. */
  openings: Opening[];
  interactions: Interaction[];
}

interface Measuring {
  chromium: string;
  runs: number;
  isFirst: boolean;
  isLast: boolean;
}

/** The home page and, in the first shop, the list and a book. */
async function pagesOf(url: string, isFirst: boolean): Promise<[string, string][]> {
  if (!isFirst) return [[HOME, url]];
  const [book] = (await (await fetch(`${url}${apiPaths.booksPage({ limit: 1 })}`)).json()) as Book[];
  return [
    [HOME, url],
    ['all books', `${url}/books`],
    ['a book', `${url}/books/${book?._id}`],
  ];
}

async function measureSite(services: BenchServices, books: number, options: Measuring): Promise<AtSize> {
  const { chromium, runs, isFirst, isLast } = options;
  const { projectId } = await services.shopOf(books);
  const shop = await startShop(services, projectId);
  const site = await serveSite(join(ROOT, 'web', 'dist'), shop.port);
  const lighthouse = new Map<string, LighthouseRun[]>();
  try {
    // One visit that does not count: what the emulator needs for its first query, and Chromium from the disk.
    await measureLift(chromium, site.url);
    const lifts = await repeat(runs, () => measureLift(chromium, site.url));
    // A tap differs from the next by a half: more of them than of the other measurements.
    const openings = isFirst ? (await repeat(runs > 1 ? 2 : 1, () => measureOpenings(chromium, site.url))).flat() : [];
    const interactions = isFirst ? await measureInteractions(chromium, site.url) : [];
    for (const [page, url] of isFirst || isLast ? await pagesOf(site.url, isFirst) : []) {
      lighthouse.set(`${page}, ${inBooks(books)}`, await repeat(runs, () => runLighthouse(chromium, url)));
    }
    return { books, lifts, openings, interactions, lighthouse };
  } finally {
    site.close();
    await shop.stop();
  }
}

/** The shop as a phone on a slow network meets it, and Lighthouse. */
export async function benchWeb({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const runs = isQuick ? 1 : 5;
  const chromium = await ensureChromium(console.error);
  const services = await open();
  const sizes = sizesOf({ isQuick });
  const measured: AtSize[] = [];
  for (const books of sizes) {
    const place = { isFirst: books === sizes[0], isLast: books === sizes.at(-1) };
    measured.push(await measureSite(services, books, { chromium, runs, ...place }));
  }
  const pages = measured.flatMap(({ lighthouse }) => [...lighthouse]);
  const openings = measured.flatMap((site) => site.openings);
  const interactions = measured.flatMap((site) => site.interactions);
  return {
    tables: [
      ...measured.map(({ books, lifts }) => liftTable(books, lifts)),
      openingTable(openings),
      interactionTable(interactions),
      ...pages.map(([page, runs]) => lighthouseTable(page, runs)),
    ],
    goals: [
      ...liftGoals(measured.map(({ lifts }) => lifts)),
      ...openingGoals(openings),
      ...interactionGoals(interactions),
      ...pages.flatMap(([page, runs]) => lighthouseGoals(page, runs)),
    ],
  };
}
