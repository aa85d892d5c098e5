import { randomUUID } from 'node:crypto';
import {
  type ImportedPublisher,
  type ImportResult,
  type ImportRowInput,
  recordSchema,
} from '@bookstore/contract/api/bookImport';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { readingOf, refusedRecordRow } from '@bookstore/contract/bookFiles/onix/onixFile';
import { countNotHeld, toOnixRow } from '@bookstore/contract/bookFiles/onix/onixRow';
import { OnixFault } from '@bookstore/contract/bookFiles/onix/readMessage';
import { type OnixRecord, readOnix } from '@bookstore/contract/bookFiles/onix/readOnix';
import type { Category } from '@bookstore/contract/constants';
import { type FillRegister, importCall } from '../../../functions/src/books/batches/importCall.ts';
import { importIdOf, keepImport } from '../../../functions/src/books/imports/keepImport.ts';
import { NO_PROGRESS } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import type { ImportBooksDependencies } from './importBooks.ts';

type Fate = ImportResult['fate'];

/** What an import of records did, or would do. */
export interface OnixReport {
  /** Records, by what became of them. */
  fates: Record<Fate, number>;
  /** Records that delete their book, which nobody has asked for. */
  deletionsLeft: number;
  /** Prices that records say and books did not get, since theirs were set in the shop. */
  pricesKept: number;
  /** What the register of publishers has got, or would, by names. */
  publishers: ReadonlyMap<string, ImportedPublisher['fate']>;
  /** What records say and the shop cannot hold, by names of ONIX: in how many records. */
  notHeld: ReadonlyMap<string, number>;
  /** Why the file cannot be read to its end; null where it can. */
  fault: string | null;
  /** By which it is undone; null where nothing was changed. */
  importId: string | null;
}

/** What is said of a file beside it. */
export interface OnixFileOptions {
  /** As it is known afterwards. */
  name?: string;
  /** Of new books whose subjects the shop has none for; null refuses them. */
  category?: Category | null;
  /** Takes the books off sale that records delete. */
  deletes?: boolean;
  /** Also changes prices that were set in the shop. */
  takePrices?: boolean;
  /** Is told what became of each record, as it is known. */
  onRecord?: (record: OnixRecord, result: ImportResult) => void;
  /** Is given a row of a CSV file for each record that was refused. */
  onRefused?: (row: string) => void;
}

interface ImportOnixDependencies extends ImportBooksDependencies {
  fillRegister?: FillRegister;
}

/** A transaction of Firestore holds 10 MiB: books with their search keys, and what they were before. */
const BATCH = 100;
/** Characters. */
const BATCH_LENGTH = 1_000_000;

interface ReadRecord {
  record: OnixRecord;
  input: ImportRowInput;
}

const refusal = (path: string, message: string): ImportResult => ({ fate: 'refused', errors: [{ path, message }] });

/** Reads a file to its end, and keeps nothing: of one that cannot be read nothing is imported. @throws OnixFault. */
async function readThrough(open: () => AsyncIterable<Uint8Array>, now: Date, onRecord: () => void): Promise<void> {
  let records = 0;
  try {
    for await (const _record of readOnix(open(), readingOf(now))) {
      records += 1;
      onRecord();
    }
  } catch (error) {
    if (!(error instanceof OnixFault)) throw error;
    throw new Error(`${error.message} Records that can be read before it: ${records}. Nothing was imported.`, {
      cause: error,
    });
  }
}

/**
 * Adds and changes books by the records of a file in ONIX, as it is read: of any size. A refused record never stops the others. Nothing
 * is imported of a file that cannot be read to its end.
 * @param open the file's bytes, from the beginning each time
 */
export async function importOnix(
  open: () => AsyncIterable<Uint8Array>,
  { books, stock, clock, isDryRun, fillRegister, progress = NO_PROGRESS }: ImportOnixDependencies,
  options: OnixFileOptions = {},
): Promise<OnixReport> {
  const { category = null, deletes = false, takePrices = false, onRecord, onRefused } = options;
  const now = clock();
  if (!isDryRun) await readThrough(open, now, progress.heard);
  const name = { by: BY_COMMAND, key: randomUUID(), file: options.name ?? 'books.xml' };
  const dependencies = {
    books,
    stock,
    clock,
    isDryRun,
    by: BY_COMMAND,
    fillRegister,
    keep: isDryRun ? undefined : keepImport(name, clock),
  };
  const fates: OnixReport['fates'] = {
    added: 0,
    changed: 0,
    unchanged: 0,
    deleted: 0,
    outdated: 0,
    gone: 0,
    'other-sender': 0,
    conflict: 0,
    repeated: 0,
    refused: 0,
  };
  const notHeld = new Map<string, number>();
  const publishers = new Map<string, ImportedPublisher['fate']>();
  const report: OnixReport = {
    fates,
    deletionsLeft: 0,
    pricesKept: 0,
    publishers,
    notHeld,
    fault: null,
    importId: null,
  };
  const lineOf = new Map<string, number>();
  let batch: ReadRecord[] = [];
  let batchLength = 0;

  const tell = (record: OnixRecord, result: ImportResult) => {
    fates[result.fate] += 1;
    if (result.fate === 'refused') onRefused?.(refusedRecordRow(record, result.errors));
    else {
      const { priceKept, publisher } = result;
      if (priceKept !== undefined) report.pricesKept += 1;
      // Batches of a dry run do not know of each other.
      if (publisher && !publishers.has(publisher.name)) publishers.set(publisher.name, publisher.fate);
    }
    onRecord?.(record, result);
    progress.count('records');
  };
  const send = async () => {
    const sent = batch;
    batch = [];
    batchLength = 0;
    if (sent.length === 0) return;
    const results = await whileLocked(() =>
      importCall({ rows: sent.map(({ input }) => input), takePrices }, dependencies),
    );
    for (const [index, { record }] of sent.entries()) {
      const result = results[index];
      if (result) tell(record, result);
    }
    if (!isDryRun && fates.added + fates.changed + fates.deleted > 0) report.importId = importIdOf(name);
  };
  const take = async (record: OnixRecord) => {
    if (record.kind === 'refused') return tell(record, refusal('', record.problem));
    const key = JSON.stringify([record.source.sender, record.source.reference]);
    const earlier = lineOf.get(key);
    if (earlier !== undefined) return tell(record, refusal('', `The record in line ${earlier} has the same number.`));
    lineOf.set(key, record.line);
    if (record.kind === 'deletion' && !deletes) {
      report.deletionsLeft += 1;
      return undefined;
    }
    if (record.kind === 'book') countNotHeld(notHeld, record);
    const row = toOnixRow(record, category);
    const source = recordSchema.safeParse(row?.record);
    if (!row || !source.success) return tell(record, refusal('record', source.error?.issues[0]?.message ?? ''));
    const input = { book: { ...row.fields }, record: source.data };
    batch.push({ record, input });
    batchLength += JSON.stringify(input).length;
    return batch.length >= BATCH || batchLength >= BATCH_LENGTH ? send() : undefined;
  };

  try {
    for await (const record of readOnix(open(), readingOf(now))) await take(record);
  } catch (error) {
    if (!(error instanceof OnixFault)) throw error;
    report.fault = error.message;
  }
  await send();
  return report;
}
