import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '../../../tools/lib/browsers.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

/** One run of Lighthouse with its preset for phones. Scores from 0 to 100, times in milliseconds. */
export interface LighthouseRun {
  scores: Record<(typeof CATEGORIES)[number], number>;
  times: Record<keyof typeof TIMES, number>;
  /** How fast the machine was meanwhile, as Lighthouse measures it: twice as much is twice as fast. */
  machineIndex: number;
  /** What cost points in the categories that should be full. */
  failed: string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function failedAudits({ categories, audits }: Result): string[] {
  const refs = CATEGORIES.slice(1).flatMap((id) => categories[id]?.auditRefs ?? []);
  const isFailed = ({ id, weight }: { id: string; weight: number }) => weight > 0 && (audits[id]?.score ?? 1) < 1;
  return refs.filter(isFailed).map(({ id }) => id);
}

function toRun(result: Result): LighthouseRun {
  const score = (id: string) => Math.round((result.categories[id]?.score ?? 0) * 100);
  const time = (id: string) => result.audits[id]?.numericValue ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    times: {
      firstPaint: time(TIMES.firstPaint),
      largestPaint: time(TIMES.largestPaint),
      blocking: time(TIMES.blocking),
      shift: time(TIMES.shift),
      speedIndex: time(TIMES.speedIndex),
    },
    machineIndex: Math.round(result.environment.benchmarkIndex),
    failed: failedAudits(result),
  };
}

/** Now and then Lighthouse finds no beginning in what the browser recorded of a visit, and asks to be run again. */
const TRIES = 3;

/** Every run has a browser of its own, with nothing cached. @throws Error when Lighthouse could not measure. */
export async function runLighthouse(chromePath: string, url: string): Promise<LighthouseRun> {
  for (let tried = 1; ; tried += 1) {
    try {
      return toRun(await visit(chromePath, url));
    } catch (error) {
      if (tried === TRIES) throw error;
      console.error(`${(error as Error).message} Once more.`);
    }
  }
}

async function visit(chromePath: string, url: string): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', ...CHROMIUM_ARGUMENTS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!result) throw new Error('Lighthouse answered nothing.');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
