import { isGoogleKey } from '@bookstore/contract/api/lookups';
import { REGION } from '../../../tools/lib/addresses.ts';
import { countsPath, removedCategories } from '../../../tools/lib/stack/removedCategories.ts';
import { type ShopFinding, toLine } from '../shopCheck/checkModules.ts';
import { type Answer, runQuery } from './google.ts';
import { type CheckResult, fine, missing, open, type ProjectChecks, QUESTIONS, type Question } from './questions.ts';
import type { ShopSettings } from './shopSettings.ts';

export async function checkProject(checks: ProjectChecks): Promise<CheckResult[]> {
  return Promise.all(QUESTIONS.map((question) => answer(question(checks))));
}

const isAbsent = ({ status, body }: Answer) =>
  status === 404 || (status === 403 && /SERVICE_DISABLED|has not been used/.test(JSON.stringify(body)));

export async function answer({ name, ask, read, absent }: Question): Promise<CheckResult> {
  try {
    const found = await ask();
    if (found.status === 200) return { name, ...(await read(found.body)) };
    if (isAbsent(found)) return { name, ...absent };
    return { name, state: 'unknown', message: `Google answered ${found.status}: your account may not see this` };
  } catch (error) {
    return {
      name,
      state: 'unknown',
      message: error instanceof Error ? error.message.split('\n')[0] || 'unknown' : 'unknown',
    };
  }
}

export async function checkCategories({
  projectId,
  google,
}: Pick<ProjectChecks, 'projectId' | 'google'>): Promise<CheckResult[]> {
  // `checkProject` reports the reason of a failure.
  const { status, body } = await google.get('firestore', countsPath(projectId)).catch(() => ({ status: 0, body: {} }));
  const sentences = status === 200 ? removedCategories(body) : [];
  const fix = 'restore it in categories.ts, deploy, and move the books in the dashboard';
  return sentences.map((sentence) => ({ name: 'categories', ...missing(sentence, fix) }));
}

export const lawResults = (findings: readonly ShopFinding[]): CheckResult[] =>
  findings.map((finding) => ({ name: 'law', state: finding.isWarning ? 'open' : 'missing', message: toLine(finding) }));

/** Reductions of new books are mostly forbidden in these countries. */
const FIXED_PRICES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GR', 'HU', 'IT', 'LU', 'NL', 'NO', 'PL', 'PT', 'SI'];

interface StoredPrices {
  fields?: {
    deletedAt?: { timestampValue?: string };
    newPriceCents?: { integerValue?: string };
    oldPriceCents?: { integerValue?: string };
  };
}

/** Computed here, because a query would need an index. */
function isReduced({ fields = {} }: StoredPrices = {}): boolean {
  const { deletedAt, newPriceCents, oldPriceCents } = fields;
  return !deletedAt?.timestampValue && Number(oldPriceCents?.integerValue) > Number(newPriceCents?.integerValue);
}

export async function checkStruckPrices({
  projectId,
  google,
  law,
  seller,
}: Pick<ProjectChecks, 'projectId' | 'google' | 'law' | 'seller'>): Promise<CheckResult[]> {
  if (law.regime !== 'eu' || !FIXED_PRICES.includes(seller.country)) return [];
  const field = { fieldPath: 'lowestBeforeCents' };
  const query = {
    from: [{ collectionId: 'books' }],
    where: { fieldFilter: { field, op: 'GREATER_THAN', value: { integerValue: '0' } } },
    select: { fields: ['deletedAt', 'newPriceCents', 'oldPriceCents'].map((fieldPath) => ({ fieldPath })) },
  };
  const { status, body } = await runQuery(google, projectId, query).catch(() => ({ status: 0, body: [] }));
  if (status !== 200 || !(body as { document?: StoredPrices }[]).some(({ document }) => isReduced(document))) return [];
  const message = `${seller.country} has fixed book prices, and at least one book shows a reduced price`;
  return [
    { name: 'law', ...open(message, 'remove the old price in the dashboard, unless the book is used or damaged') },
  ];
}

export function checkTimeZone({ SHOP_TIME_ZONE: ofSales }: ShopSettings, ofShop = 'UTC'): CheckResult[] {
  if (!ofSales || ofSales === ofShop) return [];
  const message = `SHOP_TIME_ZONE is ${ofSales}, timeZone in shop.ts ${ofShop}: sales follow the first, arrivals the second`;
  return [{ name: 'time zone', ...open(message, 'use the same in both, or remove SHOP_TIME_ZONE') }];
}

export function checkLookup(settings: ShopSettings): CheckResult[] {
  const { SHOP_LOOKUP: lookup = '', SHOP_GOOGLE_BOOKS_KEY: key = '' } = settings;
  const name = 'lookup';
  if (lookup !== '' && lookup !== 'off') {
    return [{ name, ...missing(`SHOP_LOOKUP is ${lookup}`, 'write off, or remove SHOP_LOOKUP') }];
  }
  if (key !== '' && !isGoogleKey(key)) {
    const fix = 'copy it again from the Google Cloud console: docs/operations.md, “Looking books up”';
    return [{ name, ...missing('SHOP_GOOGLE_BOOKS_KEY is not a valid key', fix) }];
  }
  if (lookup === 'off') return [{ name, ...fine('lookups are off (SHOP_LOOKUP)') }];
  return key === '' ? [] : [{ name, ...fine('Open Library and, with the key of the shop, Google Books') }];
}

export function checkChoice(projectId: string | undefined): CheckResult {
  const name = 'project';
  if (projectId === undefined) return { name, ...missing('no project is selected', 'npx firebase use --add') };
  if (projectId.startsWith('demo-')) {
    return { name, ...missing(`${projectId} exists in the emulators only`, 'npx firebase use --add') };
  }
  return { name, ...fine(projectId) };
}

/** Without a policy `firebase deploy` asks, and fails halfway without a terminal. */
export async function hasCleanupPolicy({
  projectId,
  google,
}: Pick<ProjectChecks, 'projectId' | 'google'>): Promise<boolean> {
  const repository = `/v1/projects/${projectId}/locations/${REGION}/repositories/gcf-artifacts`;
  const { status, body } = await google.get('artifacts', repository);
  const { cleanupPolicies = {}, labels = {} } = body as { cleanupPolicies?: object; labels?: object };
  return (
    status === 200 && (Object.keys(cleanupPolicies).length > 0 || 'firebase-functions-cleanup-opted-out' in labels)
  );
}

const MARKS = { fine: '✓', missing: '✗', open: '!', unknown: '?' } as const;

export function formatResults(results: CheckResult[]): string {
  return results
    .flatMap(({ name, state, message, fix }) => [
      `${MARKS[state]} ${name.padEnd(10)} ${message}`,
      ...(state !== 'fine' && fix ? [`             ${fix}`] : []),
    ])
    .join('\n');
}
