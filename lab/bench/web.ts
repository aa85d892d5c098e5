import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { ensureChromium } from '../../tools/lib/browsers.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { callJson } from './calls.ts';
import {
  atLeast,
  atMost,
  catalogueSizes,
  type Findings,
  formatBooks,
  isConstant,
  median,
  percentile,
  samplesTable,
} from './report.ts';
import type { BenchOptions, Server, Services } from './services.ts';
import { measureInteractions } from './web/interactions.ts';
import { type Lift, measureLift } from './web/lift.ts';
import { runLighthouse } from './web/lighthouse.ts';
import { measureOpenings, type Opening } from './web/opening.ts';
import { serveSite } from './web/siteServer.ts';

const READY_AFTER_LIFT_MS = 100;
const LARGEST_PAINT_MS = 1_600;
const PERFORMANCE_SCORE = 98;
const OPENS_MS = 150;
const INTERACTION_MS = 100;

async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await run());
  return results;
}

function liftFindings(books: number, lifts: Lift[]): Findings {
  const samples = (read: (lift: Lift) => number) => lifts.map(read);
  const ready = samples((lift) => Math.max(lift.cardsPainted, lift.coversPainted) - lift.lifted);
  const shift = samples((lift) => lift.shiftAfterLift);
  return {
    tables: [
      samplesTable(
        `The home page on a slow phone, ${formatBooks(books)}, empty caches`,
        [
          ['first paint, ms', samples((lift) => lift.firstPaint)],
          ['start screen lifts, ms', samples((lift) => lift.lifted)],
          ['first cards, ms', samples((lift) => lift.cardsPainted)],
          ['first cards and covers, ms after the lift', ready],
          ['layout shift after the lift', shift],
          ['layout shift', samples((lift) => lift.shift)],
          ['requests', samples((lift) => lift.requests)],
          ['kB over the network', samples((lift) => lift.bytes / 1_000)],
          ['kB of the API', samples((lift) => lift.apiBytes / 1_000)],
        ],
        [
          '150 ms round trips, 1.6 Mbit/s, processor four times slower.',
          `Requests to the API: ${[...new Set(lifts.flatMap(({ apiPaths: paths }) => paths))].join(', ')}.`,
        ],
      ),
    ],
    goals: [
      atMost(`first cards and covers after the lift, ${formatBooks(books)}`, READY_AFTER_LIFT_MS, median(ready), 'ms'),
      atMost(`layout shift after the lift, ${formatBooks(books)}`, 0, Math.max(...shift)),
    ],
  };
}

function openingFindings(openings: Opening[]): Findings {
  const places = [...Map.groupBy(openings, ({ from }) => from)];
  return {
    tables: [
      samplesTable(
        'A book opened on the slow phone, ms from the tap to the frame that shows it',
        places.flatMap(([from, group]): [string, number[]][] => [
          [`title, from ${from}`, group.map(({ title }) => title)],
          [`cover, from ${from}`, group.map(({ cover }) => cover)],
        ]),
      ),
    ],
    goals: places.map(([from, group]) => {
      const seen = group.map(({ title, cover }) => Math.max(title, cover));
      return atMost(`title and cover of a book, from ${from}`, OPENS_MS, median(seen), 'ms');
    }),
  };
}

async function interactionFindings(chromium: string, url: string): Promise<Findings> {
  const interactions = await measureInteractions(chromium, url);
  const notes = ['The browser rounds to 8 ms and reports no event below 16 ms.'];
  return {
    tables: [samplesTable('Interaction to next paint on the slow phone, ms', interactions, notes)],
    goals: interactions.map(([name, delays]) =>
      atMost(`interaction to next paint, 75 %: ${name}`, INTERACTION_MS, percentile(delays, 0.75), 'ms'),
    ),
  };
}

async function lighthouseFindings(page: string, chromium: string, url: string, runs: number): Promise<Findings> {
  const results = await repeat(runs, () => runLighthouse(chromium, url));
  const names = Object.keys(results[0]?.figures ?? {});
  const samples = names.map((name): [string, number[]] => [name, results.map(({ figures }) => figures[name] ?? 0)]);
  const medianFigure = (name: string) => median(samples.find(([one]) => one === name)?.[1] ?? []);
  const failed = [...new Set(results.flatMap((result) => result.failed))];
  const notes = failed.length > 0 ? [`Failed audits: ${failed.join(', ')}.`] : [];
  const isHome = page.startsWith('home');
  return {
    tables: [samplesTable(`Lighthouse, preset for phones, ${page}`, samples, notes)],
    goals: [
      atLeast(`Lighthouse performance, ${page}`, PERFORMANCE_SCORE, medianFigure('performance')),
      ...['accessibility', 'best-practices', 'seo'].map((name) =>
        atLeast(`Lighthouse ${name}, ${page}`, 100, medianFigure(name)),
      ),
      ...(isHome
        ? [
            atMost(
              `largest contentful paint, ${page}`,
              LARGEST_PAINT_MS,
              medianFigure('largest-contentful-paint'),
              'ms',
            ),
            atMost(`cumulative layout shift, ${page}`, 0, medianFigure('cumulative-layout-shift')),
          ]
        : []),
    ],
  };
}

async function listPages(shop: Server, url: string, isSmallest: boolean): Promise<[string, string][]> {
  if (!isSmallest) return [['home', url]];
  const { answer } = await callJson<Book[]>(shop, 'GET', apiPaths.booksPage({ limit: 1 }));
  return [
    ['home', url],
    ['all books', `${url}/books`],
    ['a book', `${url}/books/${answer[0]?._id}`],
  ];
}

interface Measuring {
  chromium: string;
  runs: number;
  isSmallest: boolean;
  isLargest: boolean;
}

async function measureSite(services: Services, books: number, measuring: Measuring) {
  const { chromium, runs, isSmallest, isLargest } = measuring;
  const shop = await services.startShop(await services.projectWith(books));
  const site = await serveSite(join(ROOT, 'web', 'dist'), shop.port);
  try {
    // Warms up the emulator and Chromium.
    await measureLift(chromium, site.url);
    const lifts = await repeat(runs, () => measureLift(chromium, site.url));
    const findings = [liftFindings(books, lifts)];
    if (isSmallest) {
      // Taps vary more than other measurements.
      const openings = await repeat(runs > 1 ? 2 : 1, () => measureOpenings(chromium, site.url));
      findings.push(openingFindings(openings.flat()), await interactionFindings(chromium, site.url));
    }
    for (const [page, url] of isSmallest || isLargest ? await listPages(shop, site.url, isSmallest) : [])
      findings.push(await lighthouseFindings(`${page}, ${formatBooks(books)}`, chromium, url, runs));
    return { lifts, findings };
  } finally {
    site.close();
    await shop.stop();
  }
}

export async function benchWeb({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const runs = isQuick ? 1 : 5;
  const chromium = await ensureChromium(console.error);
  const services = await open();
  const sizes = catalogueSizes(isQuick);
  const sites: Awaited<ReturnType<typeof measureSite>>[] = [];
  for (const books of sizes) {
    const [isSmallest, isLargest] = [books === sizes[0], books === sizes.at(-1)];
    sites.push(await measureSite(services, books, { chromium, runs, isSmallest, isLargest }));
  }
  const findings = sites.flatMap((site) => site.findings);
  const medians = (read: (lift: Lift) => number) => sites.map(({ lifts }) => median(lifts.map(read)));
  return {
    tables: findings.flatMap(({ tables }) => tables),
    goals: [
      ...findings.flatMap(({ goals }) => goals),
      isConstant(
        'first cards',
        medians((lift) => lift.cardsPainted),
      ),
      // The smallest catalogue does not fill the page.
      isConstant('bytes of the home page, without the smallest catalogue', medians((lift) => lift.bytes).slice(1)),
    ],
  };
}
