import { open, rename } from 'node:fs/promises';
import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { CATEGORIES, type Category, categoryName } from '@bookstore/contract/constants';
import { BOOK_FILE_BYTES, IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createCatalogueMutex } from '../../../functions/src/books/catalogue/catalogueChanges.ts';
import { createLockQueue } from '../../../functions/src/books/stock/lockQueue.ts';
import { createStockRepository } from '../../../functions/src/books/stock/stock.repository.ts';
import { createCoversRepository } from '../../../functions/src/covers/covers.repository.ts';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { createFirestoreClientReads } from '../../../functions/src/firestore/firestoreClient.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { exportBooks } from '../bookFiles/exportBooks.ts';
import { importFile } from '../bookFiles/importFile.ts';
import { printImports, printUndone } from '../bookFiles/printImport.ts';
import { deleteRejectedTasks, reindexBooks } from '../bookFiles/reindexBooks.ts';
import { listImports, undoImport } from '../bookFiles/undoImport.ts';
import { importCovers } from '../coverFiles/importCovers.ts';
import { readFolder } from '../coverFiles/readFolder.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printToStderr } from '../lib/print.ts';
import { type Progress, TIMEOUT_MS, withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireFile, requireNewFile, resolveCallerPath } from '../lib/target.ts';

const HELP = `npm run books -- import FILE.csv [--dry-run] [--column "HEADING=COLUMN"]... [--category NAME] [--refused OUT.csv] [--project ID]
npm run books -- import FILE.xml [--dry-run] [--category NAME] [--prices] [--delete] [--refused OUT.csv] [--project ID]
npm run books -- imports [--project ID]
npm run books -- undo IMPORT [--project ID]
npm run books -- import --covers FOLDER [--dry-run] [--project ID]
npm run books -- export FILE.csv [--project ID]
npm run books -- reindex [--project ID]

Columns, named in the first line:
  ${COLUMNS.join(', ')}

import adds new books and updates existing ones; books that are not in the file stay. An invalid row is refused with its line,
column and reason, the others are imported, and the exit code is 1. Importing the same file again changes nothing.
  _id          the book to update, or the id of a new book. Without it, the id is made of title and author, and of the ISBN if
               another edition has that id
  author       may be empty. Without this column, authors stay
  category     id or shown name: ${CATEGORIES.join(', ')}
  newPrice     the price to pay; oldPrice is the price struck through: 19.99, 19,99 or $1,234.50. 1,234 is refused because it is
               ambiguous, and so is another currency
  trending     true or false, also in the language of your spreadsheet (WAHR, VRAI); empty means false
  coverImage   a cover's name or a web address; empty keeps the current one
  subtitle, publisher, imprint, published, pages, language, format
               book details. published: 2019, 2019-03 or 2019-03-05; language: a tag or a name, like pt-BR or English; format:
               hardcover, paperback or other. An empty cell removes the detail; without the column it stays. This also applies to
               the columns from contributors to orderable
  contributors Ann Lee [A01]; Bo Ek [B06], with roles of ONIX code list 17. Without a role: A01, author
  series, seriesNumber
               the name of the series and the book's number in it; a number without a name is left out
  subjects     thema:FBA; bisac:FIC019000
  noteText, noteBy
               the bookseller's note and the name under it; a name without a note is left out
  excerpt      the first pages, as text
  orderable    false: the book is shown but cannot be ordered. true or empty: it can
  isbn         10 or 13 digits, hyphens allowed; empty removes it. Without this column, ISBNs stay
  stock        the stock level, regardless of sales since the file was written; empty keeps the current one
  createdAt    the creation date of a new book, like 2026-01-31T09:00:00Z; empty means now. Existing books keep theirs
title, description, category and both prices are required. A first line such as sep=; is allowed before the headings. A row with the
id of a deleted book restores it.

Exports of Shopify and WooCommerce are recognised by their headings and converted: each variant becomes a book, HTML becomes plain
text, and ISBNs are found among barcodes and SKUs. Unpublished products and downloads are refused. In files of other programs,
unreadable details are left out and reported.
  --column     the meaning of a column of another file, like --column "Titel=title"; repeat it for each column
  --category   the category of books without a known one
  --refused    write refused rows with reasons to a new CSV file; correct them there and import that file
  --dry-run    list changes and duplicate ISBNs without writing
A file may have ${Math.round(BOOK_FILE_BYTES.command / 1024 / 1024)} MB.

An ONIX file (2.1, 3.0 or 3.1, with reference names or short tags) may have any size. A file that cannot be read to its end is not
imported. A record updates the book with the same sender and RecordReference, otherwise the book with its ISBN; otherwise it adds a
book. Missing fields stay, and so do categories and stock levels of existing books, and books off sale. Older messages change nothing.
Prices are those with tax in the shop's currency and country; in the US and Canada, prices without tax if the shop has no tax rates.
A record with a damaged character is refused, the others are imported.
  --category   the category of new books whose Thema subjects match no category
  --prices     also change prices set in the shop
  --delete     take books off sale whose records are deletions

imports lists the imports of the last ${IMPORT_KEPT_DAYS} days by dashboard and command, newest first. undo restores what an import has changed
and takes added books off sale, unless they have changed since, and reports skipped books. Run it again to continue an interrupted
undo.

import --covers converts the pictures of a folder to covers. Their names are the ISBN (10 or 13 digits, hyphens allowed) or id of a
book: 9782253002697.jpg, dune.png. Pictures are rotated, cropped to the proportions of a cover, shrunk and stripped of metadata, as in
the dashboard. An unsuitable file, or one without a book on sale, is refused with its reason, the others are imported, and the exit
code is 1. Importing the same folder again changes nothing.

export writes the books on sale. Cells that a spreadsheet would take for a formula get an apostrophe, which import removes again.
Uploaded pictures are not included; the backup has them.

reindex updates books of an older release, counts all books and creates the compact list. Until then, pages use the whole list. The
shop may stay open. Run it again to continue an interrupted reindex; a further run changes nothing.

  --dry-run   only report what an import would do
  ${PROJECT_HELP}
  --help      print this help
`;

/** Firestore does not retry, so that `withProgress` times out first. */
function createRepositories({ database }: Firebase) {
  const mutex = createCatalogueMutex(2 * TIMEOUT_MS);
  const onDelay = (error: unknown) => printToStderr(String(error));
  return {
    books: createBooksRepository(database, undefined, mutex),
    stock: createStockRepository({ database, mutex, lockBooks: createLockQueue(), clock: systemClock, onDelay }),
  };
}

const undoDependencies = (firebase: Firebase) => ({
  ...createRepositories(firebase),
  database: firebase.database,
  clock: systemClock,
});

async function undo(firebase: Firebase, id: string): Promise<void> {
  const undone = await withProgress((progress) => undoImport(id, { ...undoDependencies(firebase), progress }));
  printUndone(undone);
}

async function importFolder(firebase: Firebase, path: string, isDryRun: boolean): Promise<void> {
  const { books } = createRepositories(firebase);
  const covers = createCoversRepository(firebase.database, createFirestoreClientReads(firebase.database));
  const files = readFolder(path);
  const parts = { books, covers, clock: systemClock, isDryRun };
  const { changed, unchanged, problems } = await withProgress((progress) =>
    importCovers(path, files, { ...parts, progress }),
  );
  for (const { file, message } of problems.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    print(`${file}: ${message}`);
  }
  print(`${changed} ${isDryRun ? 'to change' : 'changed'}, ${unchanged} unchanged, ${problems.length} refused`);
  if (problems.length > 0) process.exitCode = 1;
}

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

/** Atomic; never overwrites. */
async function exportFile(firebase: Firebase, path: string): Promise<void> {
  const books = await withProgress((progress) => writeBooks(firebase, `${path}.draft`, progress));
  await rename(`${path}.draft`, path);
  print(`${books} books are in ${path}`);
}

async function reindex(firebase: Firebase): Promise<void> {
  const refreshed = await withProgress((progress) => reindexBooks(createRepositories(firebase).books, progress));
  await deleteRejectedTasks(await firebase.database());
  print(`${refreshed} books updated, all books counted`);
}

const VERBS = ['import', 'export', 'reindex', 'imports', 'undo'] as const;
const WITHOUT_FILE: readonly Verb[] = ['reindex', 'imports'];
type Verb = (typeof VERBS)[number];

function readVerb([word, subject, ...more]: string[], covers: string | undefined): { verb: Verb; subject: string } {
  const verb = VERBS.find((known) => known === word);
  const isWhole = (subject === undefined) === (WITHOUT_FILE.some((one) => one === verb) || covers !== undefined);
  if (!verb || !isWhole || more.length > 0 || (covers !== undefined && verb !== 'import')) {
    throw new Error(
      'Use import or export with one file, import --covers with a folder, imports, undo with an import, or reindex. See --help.',
    );
  }
  return { verb, subject: subject ?? '' };
}

/** @throws Error for an unknown category */
function readCategory(name: string | undefined): Category | null {
  if (name === undefined) return null;
  const found = CATEGORIES.find((id) => [id, categoryName(id)].some((one) => one.toLowerCase() === name.toLowerCase()));
  if (!found) throw new Error(`Unknown category “${name}”. Use one of ${CATEGORIES.join(', ')}.`);
  return found;
}

function describeAction(verb: Verb, isDryRun: boolean): string {
  if (verb === 'export') return 'Exporting from';
  if (verb === 'reindex') return 'Reindexing';
  if (verb === 'imports') return 'Reading from';
  if (verb === 'undo') return 'Undoing an import in';
  return isDryRun ? 'Comparing with' : 'Importing into';
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
  if (verb === 'import' && covers === undefined) requireFile(resolveCallerPath(subject));
  if (verb === 'export') requireNewFile(resolveCallerPath(subject));
  const firebase = await openShop(findTarget(values.project), describeAction(verb, isDryRun));
  if (covers !== undefined) await importFolder(firebase, resolveCallerPath(covers), isDryRun);
  else if (verb === 'import') {
    const target = refused === undefined ? undefined : resolveCallerPath(refused);
    const { delete: deletes, prices: takePrices } = values;
    const file = {
      path: resolveCallerPath(subject),
      isDryRun,
      columns,
      category,
      refused: target,
      deletes,
      takePrices,
    };
    await importFile(firebase, createRepositories(firebase), file);
  } else if (verb === 'export') await exportFile(firebase, resolveCallerPath(subject));
  else if (verb === 'imports') printImports(await listImports(undoDependencies(firebase)));
  else if (verb === 'undo') await undo(firebase, subject);
  else await reindex(firebase);
  await firebase.close();
});
