import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { CATEGORIES } from '@bookstore/contract/constants';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createCatalogueMutex } from '../../../functions/src/books/catalogue/catalogueChanges.ts';
import { createStockRepository } from '../../../functions/src/books/stock/stock.repository.ts';
import { createTurns } from '../../../functions/src/books/stock/turns.ts';
import { createCoversRepository } from '../../../functions/src/covers/covers.repository.ts';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { createFirestoreClientReads } from '../../../functions/src/firestore/firestoreClient.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { exportBooks } from '../bookFiles/exportBooks.ts';
import { type ImportReport, importBooks } from '../bookFiles/importBooks.ts';
import { bringUpToDate, forgetRefusedTasks, reindexBooks } from '../bookFiles/reindexBooks.ts';
import { importCovers } from '../coverFiles/importCovers.ts';
import { readFolder } from '../coverFiles/readFolder.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside } from '../lib/print.ts';
import { type Progress, TIMEOUT_MS, withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { callersPath, findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run books -- import FILE.csv [--dry-run] [--project ID]
npm run books -- import --covers FOLDER [--dry-run] [--project ID]
npm run books -- export FILE.csv [--project ID]
npm run books -- reindex [--project ID]

The columns, by their names in the first line:
  ${COLUMNS.join(', ')}

import adds the books of the file and changes those that are there; books that the file does not name stay. A row that
cannot be a book is refused with its line, column and reason, the others are imported, and the command ends with 1.
Importing the same file again changes nothing.
  _id          the book to change, or the id that a new one gets. Empty or absent: an id made of title and author
  author       may be empty. A file without this column leaves authors as they are
  category     ${CATEGORIES.join(', ')}
  newPrice     what a reader pays, and oldPrice what is struck out: like 19.99, or 19,99 where semicolons or tabs separate
  trending     true or false, also as your spreadsheet writes it (WAHR, VRAI); empty is false
  coverImage   a cover's name or a web address; empty leaves the present one
  publisher, published, pages, language, format
               what is known of the book; published like 2019, 2019-03 or 2019-03-05, language a tag like en or pt-BR,
               format hardcover, paperback or other. Empty is none; a file without the column leaves what is there
  isbn         of 10 or 13 digits, hyphens allowed; empty is none. A file without this column leaves them as they are
  stock        how many copies there are, whatever was sold since the file was written; empty leaves what is counted
  createdAt    when a new book was added, like 2026-01-31T09:00:00Z; empty is now. A book that is there keeps its own
title, description, category and both prices are needed. The first line may also be sep=; or the like, and the names the second.
A book that was deleted comes back when a row names its id.

import --covers makes covers of the pictures in a folder, each named by the ISBN of a book (of 10 or 13 digits, hyphens allowed) or by its
id: 9782253002697.jpg, dune.png. They are turned upright, cut to the proportions of a cover, made small and freed of notes such as
where they were taken, as the dashboard does it. A file that becomes no cover, or names no book on sale, is refused with its reason,
the others are imported, and the command ends with 1. Importing the same folder again changes nothing.

export writes the books on sale. A cell that a spreadsheet would take for a formula gets an apostrophe, which import
takes off again. Uploaded pictures are not in it: the backup has them.

reindex brings the books that an older release stored up to the present form, counts all of them and makes the compact
list. Until then pages of books are made of the whole list. The shop may stay open; an interrupted reindex continues by
running it again, and running it once more changes nothing.

  --dry-run   only say what an import would do
  ${PROJECT_HELP}
  --help      this text
`;

function printReport(report: ImportReport, isDryRun: boolean): void {
  for (const column of report.unknownColumns) print(`The column “${column}” means nothing and is passed over.`);
  const problems = report.problems.toSorted((a, b) => a.line - b.line);
  for (const { line, field, message } of problems) print(`line ${line}: ${field ? `${field}: ` : ''}${message}`);
  const { added, changed, unchanged, refusedRows } = report;
  const words = isDryRun ? 'to add, ' : 'added, ';
  print(
    `${added} ${words}${changed} ${isDryRun ? 'to change' : 'changed'}, ${unchanged} unchanged, ${refusedRows} refused`,
  );
}

/** Of Firestore's own retries and of our waiting, `withProgress` gives up first, and says what is done. */
function repositoriesOf({ database }: Firebase) {
  const mutex = createCatalogueMutex(2 * TIMEOUT_MS);
  const onDelay = (error: unknown) => printAside(String(error));
  return {
    books: createBooksRepository(database, undefined, mutex),
    stock: createStockRepository({ database, mutex, takeTurns: createTurns(), clock: systemClock, onDelay }),
  };
}

async function importFile(firebase: Firebase, path: string, isDryRun: boolean): Promise<void> {
  const parts = { ...repositoriesOf(firebase), clock: systemClock, isDryRun };
  const bytes = readFileSync(path);
  if (!isDryRun) await withProgress((progress) => bringUpToDate(parts.books, progress));
  const report = await withProgress((progress) => importBooks(bytes, { ...parts, progress }));
  printReport(report, isDryRun);
  if (report.refusedRows > 0) process.exitCode = 1;
}

async function importFolder(firebase: Firebase, path: string, isDryRun: boolean): Promise<void> {
  const { books } = repositoriesOf(firebase);
  const covers = createCoversRepository(firebase.database, createFirestoreClientReads(firebase.database));
  const files = readFolder(path);
  const parts = { books, covers, clock: systemClock, isDryRun };
  const { changed, unchanged, problems } = await withProgress((progress) =>
    importCovers(path, files, { ...parts, progress }),
  );
  for (const { file, message } of problems.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    print(`${file}: ${message}`);
  }
  print(`${changed} ${isDryRun ? 'to give' : 'given'}, ${unchanged} unchanged, ${problems.length} refused`);
  if (problems.length > 0) process.exitCode = 1;
}

/** @returns how many books there are. */
async function writeBooks(firebase: Firebase, path: string, progress: Progress): Promise<number> {
  const file = await open(path, 'w');
  let lines = 0;
  for await (const text of exportBooks(await firebase.database())) {
    await file.write(text);
    lines += 1;
    if (lines > 1) progress.count('books');
  }
  await file.close();
  return lines - 1;
}

/** The file appears whole or not at all, and never in place of another, which may hold a day's work. */
async function exportFile(firebase: Firebase, path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already. Give another name.`);
  const books = await withProgress((progress) => writeBooks(firebase, `${path}.draft`, progress));
  await rename(`${path}.draft`, path);
  print(`${books} books are in ${path}`);
}

async function reindex(firebase: Firebase): Promise<void> {
  const refreshed = await withProgress((progress) => reindexBooks(repositoriesOf(firebase).books, progress));
  await forgetRefusedTasks(await firebase.database());
  print(`${refreshed} books brought up to date, all of them counted`);
}

const VERBS = ['import', 'export', 'reindex'] as const;
type Verb = (typeof VERBS)[number];

function readVerb([word, file, ...more]: string[], covers: string | undefined): { verb: Verb; path: string } {
  const verb = VERBS.find((known) => known === word);
  const isWhole = (file === undefined) === (verb === 'reindex' || covers !== undefined);
  if (!verb || !isWhole || more.length > 0 || (covers !== undefined && verb !== 'import')) {
    throw new Error('Say import or export and one file, import --covers and a folder, or reindex. --help says more.');
  }
  return { verb, path: file === undefined ? '' : callersPath(file) };
}

function doingOf(verb: Verb, isDryRun: boolean): string {
  if (verb === 'export') return 'Exporting from';
  if (verb === 'reindex') return 'Reindexing';
  return isDryRun ? 'Only comparing with' : 'Importing into';
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, covers: TEXT, 'dry-run': FLAG },
  });
  const { covers } = values;
  const { verb, path } = readVerb(positionals, covers);
  const isDryRun = values['dry-run'];
  const firebase = await openShop(findTarget(values.project), doingOf(verb, isDryRun));
  if (covers !== undefined) await importFolder(firebase, callersPath(covers), isDryRun);
  else if (verb === 'import') await importFile(firebase, path, isDryRun);
  else if (verb === 'export') await exportFile(firebase, path);
  else await reindex(firebase);
  await firebase.close();
});
