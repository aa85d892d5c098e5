import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '../../../tools/lib/browsers.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface LighthouseRun {
  /** Scores from 0 to 100, audits in milliseconds, and the benchmark index. */
  figures: Record<string, number>;
  /** Failed audits other than performance. */
  failed: string[];
}

function toRun({ categories, audits, environment }: Result): LighthouseRun {
  const refs = CATEGORIES.slice(1).flatMap((id) => categories[id]?.auditRefs ?? []);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const times = AUDITS.map((id) => [id, audits[id]?.numericValue ?? 0]);
  const machine = ['speed of this machine', Math.round(environment.benchmarkIndex)];
  return { figures: Object.fromEntries([...scores, ...times, machine]), failed };
}

async function visit(chromePath: string, url: string): Promise<Result> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', ...CHROMIUM_ARGUMENTS];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    const error = result ? result.lhr.runtimeError : { message: 'no result' };
    if (!result || error) throw new Error(`Lighthouse: ${error?.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Lighthouse sometimes asks for another run. */
const TRIES = 3;

export async function runLighthouse(chromePath: string, url: string): Promise<LighthouseRun> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return toRun(await visit(chromePath, url));
    } catch (error) {
      if (attempts === TRIES) throw error;
      console.error(`${(error as Error).message} Trying again.`);
    }
  }
}
