import { randomUUID } from 'node:crypto';
import {
  type ImportedPublisher,
  type ImportResult,
  type ImportRowInput,
  recordSchema,
} from '@bookstore/contract/api/bookImport';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { onixOptionsAt, refusedRecordRow } from '@bookstore/contract/bookFiles/onix/onixFile';
import { countNotHeld, toOnixRow } from '@bookstore/contract/bookFiles/onix/onixRow';
import { OnixFault } from '@bookstore/contract/bookFiles/onix/readMessage';
import { type OnixRecord, readOnix } from '@bookstore/contract/bookFiles/onix/readOnix';
import type { Category } from '@bookstore/contract/constants';
import { importBatch, type RegisterPublishers } from '../../../functions/src/books/batches/importBatch.ts';
import { importIdOf, recordImport } from '../../../functions/src/books/imports/recordImport.ts';
import { NO_PROGRESS } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import type { ImportBooksDependencies } from './importBooks.ts';

type Fate = ImportResult['fate'];

export interface OnixReport {
  fates: Record<Fate, number>;
  ignoredDeletions: number;
  /** Prices ignored because they were set in the shop. */
  keptPrices: number;
  publishers: ReadonlyMap<string, ImportedPublisher['fate']>;
  notHeld: ReadonlyMap<string, number>;
  /** Why the rest of the file cannot be read. */
  fault: string | null;
  /** Id for undoing; null if nothing changed. */
  importId: string | null;
}

export interface OnixFileOptions {
  name?: string;
  /** For new books without a matching subject; null rejects them. */
  category?: Category | null;
  deletes?: boolean;
  /** Overwrites prices set in the shop too. */
  takePrices?: boolean;
  onRecord?: (record: OnixRecord, result: ImportResult) => void;
  onRefused?: (row: string) => void;
}

interface ImportOnixDependencies extends ImportBooksDependencies {
  registerPublishers?: RegisterPublishers;
}

/** A batch with search keys and previous versions fits into a transaction of 10 MiB. */
const BATCH = 100;
/** Characters. */
const BATCH_LENGTH = 1_000_000;

interface ReadRecord {
  record: OnixRecord;
  input: ImportRowInput;
}

const refusal = (path: string, message: string): ImportResult => ({ fate: 'refused', errors: [{ path, message }] });

/** @throws OnixFault */
async function validateFile(open: () => AsyncIterable<Uint8Array>, now: Date, onRecord: () => void): Promise<void> {
  let records = 0;
  try {
    for await (const _record of readOnix(open(), onixOptionsAt(now))) {
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
 * Streams a file of any size; one that cannot be read to its end is not imported. @param open opens the file from the
 * beginning
 */
export async function importOnix(
  open: () => AsyncIterable<Uint8Array>,
  { books, stock, clock, isDryRun, registerPublishers, progress = NO_PROGRESS }: ImportOnixDependencies,
  options: OnixFileOptions = {},
): Promise<OnixReport> {
  const { category = null, deletes = false, takePrices = false, onRecord, onRefused } = options;
  const now = clock();
  if (!isDryRun) await validateFile(open, now, progress.touch);
  const name = { by: BY_COMMAND, key: randomUUID(), file: options.name ?? 'books.xml' };
  const dependencies = {
    books,
    stock,
    clock,
    isDryRun,
    by: BY_COMMAND,
    registerPublishers,
    undoLog: isDryRun ? undefined : recordImport(name, clock),
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
    ignoredDeletions: 0,
    keptPrices: 0,
    publishers,
    notHeld,
    fault: null,
    importId: null,
  };
  const linesByKey = new Map<string, number>();
  let batch: ReadRecord[] = [];
  let batchLength = 0;

  const addResult = (record: OnixRecord, result: ImportResult) => {
    fates[result.fate] += 1;
    if (result.fate === 'refused') onRefused?.(refusedRecordRow(record, result.errors));
    else {
      const { priceKept, publisher } = result;
      if (priceKept !== undefined) report.keptPrices += 1;
      // Batches of a dry run do not see each other's publishers.
      if (publisher && !publishers.has(publisher.name)) publishers.set(publisher.name, publisher.fate);
    }
    onRecord?.(record, result);
    progress.count('records');
  };
  const importPending = async () => {
    const pending = batch;
    batch = [];
    batchLength = 0;
    if (pending.length === 0) return;
    const results = await whileLocked(() =>
      importBatch({ rows: pending.map(({ input }) => input), takePrices }, dependencies),
    );
    for (const [index, { record }] of pending.entries()) {
      const result = results[index];
      if (result) addResult(record, result);
    }
    if (!isDryRun && fates.added + fates.changed + fates.deleted > 0) report.importId = importIdOf(name);
  };
  const addRecord = async (record: OnixRecord) => {
    if (record.kind === 'refused') return addResult(record, refusal('', record.problem));
    const key = JSON.stringify([record.source.sender, record.source.reference]);
    const earlier = linesByKey.get(key);
    if (earlier !== undefined)
      return addResult(record, refusal('', `The record in line ${earlier} has the same number.`));
    linesByKey.set(key, record.line);
    if (record.kind === 'deletion' && !deletes) {
      report.ignoredDeletions += 1;
      return undefined;
    }
    if (record.kind === 'book') countNotHeld(notHeld, record);
    const row = toOnixRow(record, category);
    const source = recordSchema.safeParse(row?.record);
    if (!row || !source.success) return addResult(record, refusal('record', source.error?.issues[0]?.message ?? ''));
    const input = { book: { ...row.fields }, record: source.data };
    batch.push({ record, input });
    batchLength += JSON.stringify(input).length;
    return batch.length >= BATCH || batchLength >= BATCH_LENGTH ? importPending() : undefined;
  };

  try {
    for await (const record of readOnix(open(), onixOptionsAt(now))) await addRecord(record);
  } catch (error) {
    if (!(error instanceof OnixFault)) throw error;
    report.fault = error.message;
  }
  await importPending();
  return report;
}
