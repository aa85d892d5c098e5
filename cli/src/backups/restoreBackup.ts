import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { bookIdsWithAlerts } from '../../../functions/src/alerts/alerts.repository.ts';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { VERSION_PATH } from '../../../functions/src/books/catalogue/catalogueVersion.ts';
import { recordChange } from '../../../functions/src/changes/changeRecord.ts';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { chunk } from '../../../functions/src/lib/chunk.ts';
import { outerJoinById } from '../../../functions/src/lib/outerJoinById.ts';
import { refusedTasksOf, tasksOf } from '../../../functions/src/tasks/taskRecord.ts';
import { unmatchedWithdrawals } from '../../../functions/src/withdrawals/withdrawals.repository.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import { relistInvoices } from '../orders/relistInvoices.ts';
import { findZone } from '../sales/findZone.ts';
import { recountSales } from '../sales/recountSales.ts';
import { toLine } from './lines.ts';
import { type BackedUpCollection, EXCLUDED_COLLECTIONS, type Manifest, readManifest } from './manifest.ts';
import {
  deleteMailsOfRemovedOrders,
  deleteMailsOfRemovedWithdrawals,
  expireStreetsOfRemovedOrders,
} from './orderCleanup.ts';
import { type Line, linesOf, readMetaDocument, rejectDamaged } from './readBackup.ts';
import { backedUpCounter, keepNumbersUnique } from './restoredInvoices.ts';
import { decode } from './typedValues.ts';
import { withWrites } from './writes.ts';

export interface RestoreOptions {
  folder: string;
  isDryRun: boolean;
  /** Deletes documents that are not in the backup. */
  isExact: boolean;
  /** Defaults to all. */
  only?: string[] | undefined;
}

export interface Outcome {
  name: string;
  added: number;
  replaced: number;
  unchanged: number;
  /** Documents that are not in the backup. */
  others: number;
}

/** `startEra` recreates it. */
const isRecreated = (collection: string) => collection === 'meta';

/** A restore never reverts the activity log and invoices. */
export const isPreserved = (collection: string) => ['changes', 'invoices'].includes(collection);

type Fate = 'added' | 'replaced' | 'unchanged' | 'others';

function compare(line: Line | undefined, current: QueryDocumentSnapshot | undefined): Fate {
  if (!line) return 'others';
  if (!current) return 'added';
  return toLine(current.id, current.data()) === line.text ? 'unchanged' : 'replaced';
}

interface Source {
  name: string;
  lines: AsyncIterable<Line>;
}

async function restoreCollection(
  db: Firestore,
  { name, lines }: Source,
  { isDryRun, isExact }: RestoreOptions,
  progress: Progress,
): Promise<Outcome> {
  const outcome: Outcome = { name, added: 0, replaced: 0, unchanged: 0, others: 0 };
  const done = () => progress.count(name);
  await withWrites(db, async ({ writer, add, waitForCapacity }) => {
    for await (const { left: line, right: current } of outerJoinById(lines, documentsOf(db, name))) {
      if (isRecreated(name)) continue;
      const fate = compare(line, current);
      outcome[fate] += 1;
      if (isDryRun || fate === 'unchanged' || (!line && (!isExact || isPreserved(name)))) done();
      else if (line) add(writer.set(db.collection(name).doc(line.id), decode(line.data, db) as object), done);
      else if (current) add(writer.delete(current.ref), done);
      await waitForCapacity();
    }
  });
  return outcome;
}

/** Returns 0 without a catalogue. */
async function readSeq(folder: string, manifest: Manifest): Promise<number> {
  const version = await readMetaDocument(folder, manifest, VERSION_PATH);
  return Number.isSafeInteger(version?.seq) ? Number(version?.seq) : 0;
}

/** Finds collections that are newer than the backup. */
async function findExtraCollections(db: Firestore, { collections, leftOut }: Manifest): Promise<string[]> {
  // An older release may have left out more collections.
  const known = new Set([...collections.map(({ name }) => name), ...leftOut, ...EXCLUDED_COLLECTIONS]);
  return (await db.listCollections()).map(({ id }) => id).filter((name) => !known.has(name));
}

/** @throws Error for a collection that is not in the backup */
function selectCollections({ collections }: Manifest, only: string[] | undefined): BackedUpCollection[] {
  const names = collections.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`The backup has no collection “${unknown}”, only ${names.join(', ')}.`);
  return collections.filter(({ name }) => only?.includes(name) ?? true);
}

async function* nothing(): AsyncGenerator<Line> {}

async function findSources(
  db: Firestore,
  manifest: Manifest,
  { folder, isExact, only }: RestoreOptions,
): Promise<Source[]> {
  const chosen = selectCollections(manifest, only).map((one) => ({ name: one.name, lines: linesOf(folder, one) }));
  if (!isExact || only) return chosen;
  return [...chosen, ...(await findExtraCollections(db, manifest)).map((name) => ({ name, lines: nothing() }))];
}

/** Updates books, counts and running instances. */
async function refreshCatalogue(
  db: Firestore,
  manifest: Manifest,
  { folder, only }: RestoreOptions,
  progress: Progress,
): Promise<void> {
  if (only && !['books', 'stock', 'covers', 'excerpts'].some((name) => only.includes(name))) return;
  const books = createBooksRepository(() => Promise.resolve(db));
  const seq = await readSeq(folder, manifest);
  await whileLocked(() => books.startEra(seq, () => progress.count('books counted')));
}

/** Runs last: these tasks are recreated. */
async function deleteTasks(db: Firestore, { only }: RestoreOptions): Promise<void> {
  if (only) return;
  for (const collection of [tasksOf(db), refusedTasksOf(db)]) await db.recursiveDelete(collection);
  for (const id of await unmatchedWithdrawals(db))
    await tasksOf(db).doc(id).set({ kind: 'withdrawal', at: new Date(), withdrawalId: id });
  // The restore may have put books in stock.
  for (const bookIds of chunk([...(await bookIdsWithAlerts(db))], LIMITS.booksPerBatch))
    await tasksOf(db).add({ kind: 'back', at: new Date(), bookIds });
}

/** Includes orders newer than the backup. */
async function countSales(
  db: Firestore,
  { timeZone = 'UTC' }: Manifest,
  { only }: RestoreOptions,
  progress: Progress,
): Promise<void> {
  if (only && !['orders', 'sales'].some((name) => only.includes(name))) return;
  await recountSales(db, { zone: (await findZone(db)) ?? timeZone, isDryRun: false }, progress);
}

async function cleanUpDeletedOrders(
  db: Firestore,
  manifest: Manifest,
  { folder, isDryRun, isExact, only }: RestoreOptions,
  progress: Progress,
): Promise<Outcome[]> {
  if (!isExact) return [];
  const isRestored = (name: string) => only?.includes(name) !== false;
  const backedUpLines = (name: string) => {
    const collection = manifest.collections.find((one) => one.name === name);
    return collection ? linesOf(folder, collection) : nothing();
  };
  const context = { db, isDryRun, progress };
  let [others, replaced] = [0, 0];
  if (isRestored('orders')) {
    others = await deleteMailsOfRemovedOrders({ ...context, orders: backedUpLines('orders') });
    if (!isRestored('deliveries'))
      replaced = await expireStreetsOfRemovedOrders({ ...context, orders: backedUpLines('orders') });
  }
  others += await deleteMailsOfRemovedWithdrawals(context, {
    ...(isRestored('orders') && { orders: backedUpLines('orders') }),
    ...(isRestored('withdrawals') && { withdrawals: backedUpLines('withdrawals') }),
  });
  const outcomes: Outcome[] = [
    { name: 'mail', added: 0, replaced: 0, unchanged: 0, others },
    { name: 'deliveries', added: 0, replaced, unchanged: 0, others: 0 },
  ];
  return outcomes.filter((outcome) => outcome.others + outcome.replaced > 0);
}

/** @returns the new number series, if one starts */
async function relinkInvoices(
  db: Firestore,
  manifest: Manifest,
  { folder, only, mayBeLost }: Pick<RestoreOptions, 'folder' | 'only'> & { mayBeLost: boolean },
  progress: Progress,
): Promise<string | null> {
  if (only && !['orders', 'invoices'].some((name) => only.includes(name))) return null;
  await relistInvoices(db, progress);
  if (only && !only.includes('invoices')) return null;
  return keepNumbersUnique(db, { backedUp: await backedUpCounter(folder, manifest), mayBeLost: mayBeLost && !only });
}

/** Written first, so that an interrupted restore is logged. */
async function recordRestore(db: Firestore): Promise<void> {
  const batch = db.batch();
  recordChange(db, batch, { at: new Date(), by: BY_COMMAND, what: 'backup-restored', subjects: [] });
  await batch.commit();
}

/**
 * A repeated run continues an interrupted restore. @param onSeries called if invoice numbers continue in a new series
 * @throws Error before any write if the backup is unfinished or damaged
 */
export async function restoreBackup(
  db: Firestore,
  options: RestoreOptions,
  progress: Progress = NO_PROGRESS,
  onSeries: (series: string) => void = () => undefined,
): Promise<Outcome[]> {
  const manifest = readManifest(options.folder);
  await rejectDamaged(options.folder, manifest, { db, progress });
  const sources = await findSources(db, manifest, options);
  const mayBeLost = !(await db.doc(VERSION_PATH).get()).exists;
  if (!options.isDryRun) await recordRestore(db);
  const outcomes: Outcome[] = [];
  for (const source of sources) outcomes.push(await restoreCollection(db, source, options, progress));
  outcomes.push(...(await cleanUpDeletedOrders(db, manifest, options, progress)));
  if (options.isDryRun) return outcomes;
  await deleteTasks(db, options);
  const series = await relinkInvoices(db, manifest, { ...options, mayBeLost }, progress);
  if (series !== null) onSeries(series);
  await refreshCatalogue(db, manifest, options, progress);
  await countSales(db, manifest, options, progress);
  return outcomes;
}
