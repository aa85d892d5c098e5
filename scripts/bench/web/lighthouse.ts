import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '../../lib/chromium.ts';

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
    failed: failedAudits(result),
  };
}

/** Every run has a browser of its own, with nothing cached. @throws Error when Lighthouse could not measure. */
export async function runLighthouse(chromePath: string, url: string): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', ...CHROMIUM_ARGUMENTS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!result) throw new Error('Lighthouse answered nothing.');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    return toRun(result.lhr);
  } finally {
    chrome.kill();
  }
}
