import { open, rename } from 'node:fs/promises';
import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { CATEGORIES, type Category, categoryName } from '@bookstore/contract/constants';
import { BOOK_FILE_BYTES, IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
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
import { importFile } from '../bookFiles/importFile.ts';
import { printImports, printUndone } from '../bookFiles/printImport.ts';
import { forgetRefusedTasks, reindexBooks } from '../bookFiles/reindexBooks.ts';
import { listImports, undoImport } from '../bookFiles/undoImport.ts';
import { importCovers } from '../coverFiles/importCovers.ts';
import { readFolder } from '../coverFiles/readFolder.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside } from '../lib/print.ts';
import { type Progress, TIMEOUT_MS, withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { callersPath, findTarget, PROJECT_HELP, refusePresent } from '../lib/target.ts';

const HELP = `npm run books -- import FILE.csv [--dry-run] [--column "HEADING=COLUMN"]... [--category NAME] [--refused OUT.csv] [--project ID]
npm run books -- import FILE.xml [--dry-run] [--category NAME] [--prices] [--delete] [--refused OUT.csv] [--project ID]
npm run books -- imports [--project ID]
npm run books -- undo IMPORT [--project ID]
npm run books -- import --covers FOLDER [--dry-run] [--project ID]
npm run books -- export FILE.csv [--project ID]
npm run books -- reindex [--project ID]

The columns, by their names in the first line:
  ${COLUMNS.join(', ')}

import adds the books of the file and changes those that are there; books that the file does not name stay. A row that
cannot be a book is refused with its line, column and reason, the others are imported, and the command ends with 1.
Importing the same file again changes nothing.
  _id          the book to change, or the id that a new one gets. Empty or absent: an id made of title and author, and of
               the ISBN where another edition has that one
  author       may be empty. A file without this column leaves authors as they are
  category     ${CATEGORIES.join(', ')}
  newPrice     what a reader pays, and oldPrice what is struck out: like 19.99, 19,99 or $1,234.50. 1,234 is refused, since it
               could be a thousand or one, and so is another currency
  trending     true or false, also as your spreadsheet writes it (WAHR, VRAI); empty is false
  coverImage   a cover's name or a web address; empty leaves the present one
  publisher, published, pages, language, format
               what is known of the book; published like 2019, 2019-03 or 2019-03-05, language a tag or a name, like pt-BR or English,
               format hardcover, paperback or other. Empty is none; a file without the column leaves what is there
  isbn         of 10 or 13 digits, hyphens allowed; empty is none. A file without this column leaves them as they are
  stock        how many copies there are, whatever was sold since the file was written; empty leaves what is counted
  createdAt    when a new book was added, like 2026-01-31T09:00:00Z; empty is now. A book that is there keeps its own
title, description, category and both prices are needed. The first line may also be sep=; or the like, and the names the second.
A book that was deleted comes back when a row names its id.

Exports of Shopify and WooCommerce are recognised by their headings and converted: each variant is a book, HTML becomes plain
text, an ISBN is found among barcodes and SKUs. What is not on sale there, or is downloaded, is refused. In files of other programs
a detail that cannot be read is left out, and named.
  --column     what a column of any other file holds, like --column "Titel=title"; once for each
  --category   of books that name none of the shop's categories
  --refused    writes the refused rows into a new CSV file, with the reasons: mend them there and import that file
  --dry-run    says of each book what would change, and which ISBNs stand twice; nothing is written
A file may have ${Math.round(BOOK_FILE_BYTES.command / 1024 / 1024)} MB.

A file in ONIX (2.1, 3.0 or 3.1, with reference names or short tags) may be of any size. Nothing is imported of a file that
cannot be read to its end. A record is of the book that its sender and RecordReference are known for, else of the one with its ISBN,
else of a new one. What it does not say stays, and so do categories and copies of books that are there, and books off sale.
A message that was sent before the one that is known changes nothing. Prices are those with tax in the shop's currency and country;
in the US and Canada, where the shop states no tax rates, those without tax. A record with a damaged character is refused, the
others are imported.
  --category   of new books whose Thema subjects no category of the shop names
  --prices     also changes prices that were set in the shop
  --delete     takes books off sale that records delete

imports lists the imports of the last ${IMPORT_KEPT_DAYS} days, of the dashboard and of this command, newest first. undo puts back what
one of them has changed, and takes off sale what it has added, wherever that is unchanged since; it names what it leaves alone. An
interrupted undo continues by running it again.

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

/**
 * Without Firestore's own retries, so that `withProgress` times out first and reports the
 * progress.
 */
function repositoriesOf({ database }: Firebase) {
  const mutex = createCatalogueMutex(2 * TIMEOUT_MS);
  const onDelay = (error: unknown) => printAside(String(error));
  return {
    books: createBooksRepository(database, undefined, mutex),
    stock: createStockRepository({ database, mutex, takeTurns: createTurns(), clock: systemClock, onDelay }),
  };
}

const undoPartsOf = (firebase: Firebase) => ({
  ...repositoriesOf(firebase),
  database: firebase.database,
  clock: systemClock,
});

async function undo(firebase: Firebase, id: string): Promise<void> {
  const undone = await withProgress((progress) => undoImport(id, { ...undoPartsOf(firebase), progress }));
  printUndone(undone);
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

/** @returns the number of books */
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

/** Atomic, and never overwrites a file. */
async function exportFile(firebase: Firebase, path: string): Promise<void> {
  refusePresent(path);
  const books = await withProgress((progress) => writeBooks(firebase, `${path}.draft`, progress));
  await rename(`${path}.draft`, path);
  print(`${books} books are in ${path}`);
}

async function reindex(firebase: Firebase): Promise<void> {
  const refreshed = await withProgress((progress) => reindexBooks(repositoriesOf(firebase).books, progress));
  await forgetRefusedTasks(await firebase.database());
  print(`${refreshed} books brought up to date, all of them counted`);
}

const VERBS = ['import', 'export', 'reindex', 'imports', 'undo'] as const;
const WITHOUT_FILE: readonly Verb[] = ['reindex', 'imports'];
type Verb = (typeof VERBS)[number];

function readVerb([word, subject, ...more]: string[], covers: string | undefined): { verb: Verb; subject: string } {
  const verb = VERBS.find((known) => known === word);
  const isWhole = (subject === undefined) === (WITHOUT_FILE.some((one) => one === verb) || covers !== undefined);
  if (!verb || !isWhole || more.length > 0 || (covers !== undefined && verb !== 'import')) {
    throw new Error(
      'Say import or export and one file, import --covers and a folder, imports, undo and an import, or reindex. --help says more.',
    );
  }
  return { verb, subject: subject ?? '' };
}

/** @throws Error for an unknown category */
function readCategory(name: string | undefined): Category | null {
  if (name === undefined) return null;
  const found = CATEGORIES.find((id) => [id, categoryName(id)].some((one) => one.toLowerCase() === name.toLowerCase()));
  if (!found) throw new Error(`“${name}” is none of the categories ${CATEGORIES.join(', ')}.`);
  return found;
}

function doingOf(verb: Verb, isDryRun: boolean): string {
  if (verb === 'export') return 'Exporting from';
  if (verb === 'reindex') return 'Reindexing';
  if (verb === 'imports') return 'Reading from';
  if (verb === 'undo') return 'Undoing an import in';
  return isDryRun ? 'Only comparing with' : 'Importing into';
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: {
      project: TEXT,
      covers: TEXT,
      'dry-run': FLAG,
      column: { ...TEXT, multiple: true },
      category: TEXT,
      refused: TEXT,
      delete: FLAG,
      prices: FLAG,
    },
  });
  const { covers, column: columns = [], refused } = values;
  const { verb, subject } = readVerb(positionals, covers);
  const isDryRun = values['dry-run'];
  const category = readCategory(values.category);
  const firebase = await openShop(findTarget(values.project), doingOf(verb, isDryRun));
  if (covers !== undefined) await importFolder(firebase, callersPath(covers), isDryRun);
  else if (verb === 'import') {
    const target = refused === undefined ? undefined : callersPath(refused);
    const { delete: deletes, prices: takePrices } = values;
    const file = { path: callersPath(subject), isDryRun, columns, category, refused: target, deletes, takePrices };
    await importFile(firebase, repositoriesOf(firebase), file);
  } else if (verb === 'export') await exportFile(firebase, callersPath(subject));
  else if (verb === 'imports') printImports(await listImports(undoPartsOf(firebase)));
  else if (verb === 'undo') await undo(firebase, subject);
  else await reindex(firebase);
  await firebase.close();
});
