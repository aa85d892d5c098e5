import type { BulkWriter, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createProgress } from '../progress.ts';
import { documentsOf } from './documents.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { pairById } from './pairById.ts';
import { type Line, linesOf, refuseDamaged } from './readBackup.ts';
import { toLine } from './takeBackup.ts';
import { decode } from './typedValues.ts';

export interface RestoreOptions {
  folder: string;
  /** Counts what would change and changes nothing. */
  isDryRun: boolean;
  /** Also deletes the documents that the backup does not have. */
  isExact: boolean;
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

/** The catalogue's version, which a restore moves on instead of back: see `startEra`. */
const isVersion = (collection: string, id: string | undefined) => collection === 'meta' && id === 'catalog';

/** How many writes may be under way: BulkWriter itself sets no bound to what waits in memory. */
const WRITES_AT_ONCE = 500;

/** Writes in bulk, at the pace that Firestore allows. A write that failed for good fails the restore. */
function createWrites(db: Firestore) {
  const writer: BulkWriter = db.bulkWriter();
  let waiting = 0;
  let failure: unknown;
  const keep = (write: Promise<unknown>) => {
    waiting += 1;
    write.catch((error: unknown) => {
      failure ??= error;
    });
  };
  const finish = async () => {
    await writer.flush();
    waiting = 0;
    if (failure) throw failure;
  };
  const settle = () => (waiting < WRITES_AT_ONCE ? Promise.resolve() : finish());
  return { writer, keep, settle, finish };
}

type Fate = 'added' | 'replaced' | 'unchanged' | 'others';

function compare(line: Line | undefined, present: QueryDocumentSnapshot | undefined): Fate {
  if (!line) return 'others';
  if (!present) return 'added';
  return toLine(present.id, present.data()) === line.text ? 'unchanged' : 'replaced';
}

async function restoreCollection(
  db: Firestore,
  name: string,
  lines: AsyncIterable<Line>,
  { isDryRun, isExact }: RestoreOptions,
): Promise<Outcome> {
  const outcome: Outcome = { name, added: 0, replaced: 0, unchanged: 0, others: 0 };
  const { writer, keep, settle, finish } = createWrites(db);
  const advance = createProgress(name);
  try {
    for await (const { left: line, right: present } of pairById(lines, documentsOf(db, name))) {
      advance();
      if (isVersion(name, line?.id ?? present?.id)) continue;
      const fate = compare(line, present);
      outcome[fate] += 1;
      if (isDryRun) continue;
      if (!line) {
        if (present && isExact) keep(writer.delete(present.ref));
      } else if (fate !== 'unchanged') {
        keep(writer.set(db.collection(name).doc(line.id), decode(line.data, db) as object));
      }
      await settle();
    }
    await finish();
  } finally {
    await writer.close();
  }
  return outcome;
}

/** The highest number of a change that the backup's catalogue has seen. */
async function readSeq(folder: string, manifest: Manifest): Promise<number> {
  const meta = manifest.collections.find(({ name }) => name === 'meta');
  if (!meta) return 0;
  for await (const { id, data } of linesOf(folder, meta)) {
    if (isVersion('meta', id)) return Number(data.seq);
  }
  return 0;
}

/** The collections that came after the backup. */
async function findOthers(db: Firestore, { collections, leftOut }: Manifest): Promise<string[]> {
  const known = new Set([...collections.map(({ name }) => name), ...leftOut]);
  return (await db.listCollections()).map(({ id }) => id).filter((name) => !known.has(name));
}

async function* nothing(): AsyncGenerator<Line> {}

/**
 * Makes the documents of a backup what they were. Those that are so already are not written, so an interrupted restore
 * continues by running it again. Afterwards every running instance of the shop reads the catalogue anew.
 * @throws before anything is written when the backup is unfinished or damaged.
 */
export async function restoreBackup(db: Firestore, options: RestoreOptions): Promise<Outcome[]> {
  const manifest = readManifest(options.folder);
  await refuseDamaged(options.folder, manifest);
  const outcomes: Outcome[] = [];
  for (const collection of manifest.collections) {
    outcomes.push(await restoreCollection(db, collection.name, linesOf(options.folder, collection), options));
  }
  const others = options.isExact ? await findOthers(db, manifest) : [];
  for (const name of others) outcomes.push(await restoreCollection(db, name, nothing(), options));
  if (!options.isDryRun) {
    const books = createBooksRepository(() => Promise.resolve(db));
    await books.startEra(await readSeq(options.folder, manifest));
  }
  return outcomes;
}
