import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { alertsOf } from '../../../functions/src/alerts/alertRecord.ts';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { VERSION_PATH } from '../../../functions/src/books/catalogue/catalogueVersion.ts';
import { recordChange } from '../../../functions/src/changes/changeRecord.ts';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { pairById } from '../../../functions/src/lib/pairById.ts';
import { refusedTasksOf, tasksOf } from '../../../functions/src/tasks/taskRecord.ts';
import { withdrawalsOf } from '../../../functions/src/withdrawals/withdrawalRecord.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import { relistInvoices } from '../orders/relistInvoices.ts';
import { recountSales } from '../sales/recountSales.ts';
import { findZone } from '../sales/salesMismatches.ts';
import { deleteMailsOfOthers, deleteMailsOfOtherWithdrawals, expireStreetsOfOthers } from './deletedOrders.ts';
import { toLine } from './lines.ts';
import { type BackedUpCollection, LEFT_OUT, type Manifest, readManifest } from './manifest.ts';
import { type Line, linesOf, refuseDamaged } from './readBackup.ts';
import { backedUpCounter, settleCounter } from './restoredInvoices.ts';
import { decode } from './typedValues.ts';
import { createWrites } from './writes.ts';

export interface RestoreOptions {
  folder: string;
  /** Counts what would change and changes nothing. */
  isDryRun: boolean;
  /** Also deletes the documents that the backup does not have. */
  isExact: boolean;
  /** Only these collections; all of them by default. */
  only?: string[] | undefined;
}

/** What a restore did, or would do, to one collection, in documents. */
export interface Outcome {
  name: string;
  added: number;
  replaced: number;
  unchanged: number;
  /** Not in the backup: deleted when the restore is exact, else left. */
  others: number;
}

/** What is known of the whole catalogue, which a restore makes anew of its books instead of taking it back: see `startEra`. */
const isMade = (collection: string) => collection === 'meta';

/** What has happened stays in the log, and what was written of orders stays written, whatever else is taken back. */
export const isKept = (collection: string) => ['changes', 'invoices'].includes(collection);

type Fate = 'added' | 'replaced' | 'unchanged' | 'others';

function compare(line: Line | undefined, present: QueryDocumentSnapshot | undefined): Fate {
  if (!line) return 'others';
  if (!present) return 'added';
  return toLine(present.id, present.data()) === line.text ? 'unchanged' : 'replaced';
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
  const { writer, keep, settle, finish } = createWrites(db);
  const done = () => progress.count(name);
  try {
    for await (const { left: line, right: present } of pairById(lines, documentsOf(db, name))) {
      if (isMade(name)) continue;
      const fate = compare(line, present);
      outcome[fate] += 1;
      if (isDryRun || fate === 'unchanged' || (!line && (!isExact || isKept(name)))) done();
      else if (line) keep(writer.set(db.collection(name).doc(line.id), decode(line.data, db) as object), done);
      else if (present) keep(writer.delete(present.ref), done);
      await settle();
    }
    await finish();
  } finally {
    await writer.close();
  }
  return outcome;
}

/** The highest number of a change that the backup's catalogue has seen; 0 where it says none. */
async function readSeq(folder: string, manifest: Manifest): Promise<number> {
  const meta = manifest.collections.find(({ name }) => name === 'meta');
  if (!meta) return 0;
  for await (const { id, data } of linesOf(folder, meta)) {
    if (id === 'catalog' && Number.isSafeInteger(data.seq)) return Number(data.seq);
  }
  return 0;
}

/** The collections that came after the backup. */
async function findOthers(db: Firestore, { collections, leftOut }: Manifest): Promise<string[]> {
  // Also what a release before this one had not, and left out for that.
  const known = new Set([...collections.map(({ name }) => name), ...leftOut, ...LEFT_OUT]);
  return (await db.listCollections()).map(({ id }) => id).filter((name) => !known.has(name));
}

/** @throws for a name that the backup does not have. */
function choose({ collections }: Manifest, only: string[] | undefined): BackedUpCollection[] {
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
  const chosen = choose(manifest, only).map((one) => ({ name: one.name, lines: linesOf(folder, one) }));
  if (!isExact || only) return chosen;
  return [...chosen, ...(await findOthers(db, manifest)).map((name) => ({ name, lines: nothing() }))];
}

/** When books, their copies, pictures or excerpts were written: makes one say what the other does, counts, and tells every running instance of the shop. */
async function announceBooks(
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

/** When all is restored: what was left to do is made anew after that. */
async function deleteTasks(db: Firestore, { only }: RestoreOptions): Promise<void> {
  if (only) return;
  for (const collection of [tasksOf(db), refusedTasksOf(db)]) await db.recursiveDelete(collection);
  // What nobody has put to its order yet.
  const { docs } = await withdrawalsOf(db).where('orderId', '==', null).select().get();
  for (const { id } of docs) await tasksOf(db).doc(id).set({ kind: 'withdrawal', at: new Date(), withdrawalId: id });
  // Who waits for a book that the backup has copies of: nothing has said that they are back.
  const alerts = await alertsOf(db).select('bookId').get();
  const bookIds = [...new Set(alerts.docs.map((document) => String(document.get('bookId'))))];
  for (let start = 0; start < bookIds.length; start += LIMITS.booksPerBatch) {
    const some = bookIds.slice(start, start + LIMITS.booksPerBatch);
    await tasksOf(db).add({ kind: 'back', at: new Date(), bookIds: some });
  }
}

/** When orders were written, or what is kept of their sales: the orders that came since the backup count as well. */
async function countSales(
  db: Firestore,
  { timeZone = 'UTC' }: Manifest,
  { only }: RestoreOptions,
  progress: Progress,
): Promise<void> {
  if (only && !['orders', 'sales'].some((name) => only.includes(name))) return;
  await recountSales(db, { zone: (await findZone(db)) ?? timeZone, isDryRun: false }, progress);
}

/** When orders and withdrawals were deleted that the backup does not have: their mails, which no backup has, and streets that were left. */
async function followDeletedOrders(
  db: Firestore,
  manifest: Manifest,
  { folder, isDryRun, isExact, only }: RestoreOptions,
  progress: Progress,
): Promise<Outcome[]> {
  if (!isExact) return [];
  const isRestored = (name: string) => only?.includes(name) !== false;
  const kept = (name: string) => {
    const collection = manifest.collections.find((one) => one.name === name);
    return collection ? linesOf(folder, collection) : nothing();
  };
  const restoring = { db, isDryRun, progress };
  let [others, replaced] = [0, 0];
  if (isRestored('orders')) {
    others = await deleteMailsOfOthers({ ...restoring, orders: kept('orders') });
    if (!isRestored('deliveries')) replaced = await expireStreetsOfOthers({ ...restoring, orders: kept('orders') });
  }
  others += await deleteMailsOfOtherWithdrawals(restoring, {
    ...(isRestored('orders') && { orders: kept('orders') }),
    ...(isRestored('withdrawals') && { withdrawals: kept('withdrawals') }),
  });
  const outcomes: Outcome[] = [
    { name: 'mail', added: 0, replaced: 0, unchanged: 0, others },
    { name: 'deliveries', added: 0, replaced, unchanged: 0, others: 0 },
  ];
  return outcomes.filter((outcome) => outcome.others + outcome.replaced > 0);
}

/**
 * When orders were turned back, or invoices were lost: orders name the invoices that there are, and no number is given twice.
 * @returns the series in which their numbers go on, where that is a new one.
 */
async function settleInvoices(
  db: Firestore,
  manifest: Manifest,
  { folder, only, mayBeLost }: Pick<RestoreOptions, 'folder' | 'only'> & { mayBeLost: boolean },
  progress: Progress,
): Promise<string | null> {
  if (only && !['orders', 'invoices'].some((name) => only.includes(name))) return null;
  await relistInvoices(db, progress);
  if (only && !only.includes('invoices')) return null;
  return settleCounter(db, { backedUp: await backedUpCounter(folder, manifest), mayBeLost: mayBeLost && !only });
}

/** Before anything else is written: a restore that is interrupted is in the log as well. */
async function recordRestore(db: Firestore): Promise<void> {
  const batch = db.batch();
  recordChange(db, batch, { at: new Date(), by: BY_COMMAND, what: 'backup-restored', subjects: [] });
  await batch.commit();
}

/**
 * Makes the documents of a backup what they were. Those that are so already are not written, so an interrupted restore
 * continues by running it again. Afterwards every running instance of the shop reads the catalogue anew.
 * @param onSeries is told of the series in which the numbers of invoices go on, where that is a new one.
 * @throws before anything is written when the backup is unfinished or damaged.
 */
export async function restoreBackup(
  db: Firestore,
  options: RestoreOptions,
  progress: Progress = NO_PROGRESS,
  onSeries: (series: string) => void = () => undefined,
): Promise<Outcome[]> {
  const manifest = readManifest(options.folder);
  await refuseDamaged(options.folder, manifest, { db, progress });
  const sources = await findSources(db, manifest, options);
  const mayBeLost = !(await db.doc(VERSION_PATH).get()).exists;
  if (!options.isDryRun) await recordRestore(db);
  const outcomes: Outcome[] = [];
  for (const source of sources) outcomes.push(await restoreCollection(db, source, options, progress));
  outcomes.push(...(await followDeletedOrders(db, manifest, options, progress)));
  if (options.isDryRun) return outcomes;
  await deleteTasks(db, options);
  const series = await settleInvoices(db, manifest, { ...options, mayBeLost }, progress);
  if (series !== null) onSeries(series);
  await announceBooks(db, manifest, options, progress);
  await countSales(db, manifest, options, progress);
  return outcomes;
}
