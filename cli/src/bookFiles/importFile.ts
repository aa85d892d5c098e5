import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { FILE_START_BYTES, isXmlFile, refusedRecordsHeading } from '@bookstore/contract/bookFiles/onix/onixFile';
import { refuseLargeFile } from '@bookstore/contract/bookFiles/readBookFile';
import { BOOK_FILE_BYTES } from '@bookstore/contract/limits';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import type { StockRepository } from '../../../functions/src/books/stock/stock.repository.ts';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import { createRegisterPublishers } from '../../../functions/src/publishers/addPublishers.ts';
import { print, printToStderr } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { requireNewFile } from '../lib/target.ts';
import { type FileOptions, importBooks } from './importBooks.ts';
import { importOnix } from './importOnix.ts';
import { printOnixReport, printRecord, printReport } from './printImport.ts';
import { reindexOutdated } from './reindexBooks.ts';

interface Repositories {
  books: BooksRepository;
  stock: StockRepository;
}

interface FileArguments extends FileOptions {
  path: string;
  isDryRun: boolean;
  refused: string | undefined;
  /** ONIX only. */
  deletes: boolean;
  takePrices: boolean;
}

function addRefused(path: string, row: string): void {
  if (!existsSync(path)) writeFileSync(path, refusedRecordsHeading(), { flag: 'wx' });
  appendFileSync(path, row);
}

async function importRecords(
  { database }: Firebase,
  repositories: Repositories,
  { path, isDryRun, refused, ...options }: FileArguments,
): Promise<void> {
  const { category = null, deletes, takePrices } = options;
  const registerPublishers = createRegisterPublishers(database, systemClock, (problem) => {
    printToStderr(problem);
    process.exitCode = 1;
  });
  const parts = { ...repositories, clock: systemClock, isDryRun, registerPublishers };
  if (!isDryRun) await withProgress((progress) => reindexOutdated(parts.books, progress));
  const named = {
    name: basename(path),
    category,
    deletes,
    takePrices,
    onRecord: printRecord,
    ...(refused !== undefined && { onRefused: (row: string) => addRefused(refused, row) }),
  };
  const report = await withProgress((progress) =>
    importOnix(() => createReadStream(path), { ...parts, progress }, named),
  );
  printOnixReport(report, isDryRun);
  if (report.fates.refused === 0 && report.fault === null) return;
  process.exitCode = 1;
  if (refused !== undefined && existsSync(refused)) print(`The refused records are listed in ${refused}`);
}

function startsAsXml(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const start = new Uint8Array(FILE_START_BYTES);
    return isXmlFile(start.subarray(0, readSync(file, start)));
  } finally {
    closeSync(file);
  }
}

/** Files that start as XML are ONIX, others CSV. */
export async function importFile(firebase: Firebase, repositories: Repositories, file: FileArguments): Promise<void> {
  if (file.refused !== undefined) requireNewFile(file.refused);
  if (startsAsXml(file.path)) await importRecords(firebase, repositories, file);
  else await importRows(repositories, file);
}

async function importRows(
  repositories: Repositories,
  { path, isDryRun, refused, ...options }: FileArguments,
): Promise<void> {
  refuseLargeFile(statSync(path).size, BOOK_FILE_BYTES.command);
  const parts = { ...repositories, clock: systemClock, isDryRun };
  const bytes = readFileSync(path);
  const named = { ...options, name: basename(path) };
  if (!isDryRun) await withProgress((progress) => reindexOutdated(parts.books, progress));
  const report = await withProgress((progress) => importBooks(bytes, { ...parts, progress }, named));
  printReport(report, isDryRun);
  if (report.refusedRows === 0) return;
  process.exitCode = 1;
  if (refused !== undefined) {
    writeFileSync(refused, report.refusedText, { flag: 'wx' });
    print(`The refused rows are in ${refused}`);
  }
}
