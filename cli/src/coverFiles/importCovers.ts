import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { isDocumentId } from '@bookstore/contract/ids';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { type BookDraft, type BookRecord, isOnSale } from '../../../functions/src/books/bookRecord.ts';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import type { CoversRepository } from '../../../functions/src/covers/covers.repository.ts';
import { chunk } from '../../../functions/src/lib/chunk.ts';
import type { Clock } from '../../../functions/src/lib/clock.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import { InvalidCover, type MadeCover, makeCover } from './makeCover.ts';

interface CoversReport {
  changed: number;
  unchanged: number;
  problems: { file: string; message: string }[];
}

interface ImportCoversDependencies {
  books: BooksRepository;
  covers: CoversRepository;
  clock: Clock;
  isDryRun: boolean;
  progress?: Progress;
}

/** One transaction changes the books of a batch. */
const BATCH = 16;

interface CoverFile {
  file: string;
  books: BookRecord[];
}

const withoutExtension = (file: string) => file.replace(/\.[^.]+$/, '');

async function findBooks(file: string, books: BooksRepository): Promise<BookRecord[]> {
  const name = withoutExtension(file);
  const isbn = toIsbn13(name);
  const byIsbn = isbn === null ? [] : await books.findByIsbns([isbn]);
  const found = byIsbn.length > 0 || !isDocumentId(name) ? byIsbn : await books.findAny([name]);
  return found.filter(isOnSale);
}

/** The first of two files for a book counts. */
async function findFiles(
  names: readonly string[],
  { books, progress = NO_PROGRESS }: ImportCoversDependencies,
  report: CoversReport,
) {
  const filesById = new Map<string, string>();
  const files: CoverFile[] = [];
  for (const file of names) {
    const found = await findBooks(file, books);
    progress.touch();
    const earlier = found.flatMap(({ id }) => filesById.get(id) ?? [])[0];
    const refuse = (message: string) => void report.problems.push({ file, message });
    if (found.length === 0) refuse('The name is neither the ISBN nor the id of a book on sale');
    else if (earlier !== undefined) refuse(`Same book as ${earlier}`);
    else files.push({ file, books: found });
    for (const { id } of found) if (!filesById.has(id)) filesById.set(id, file);
  }
  return files;
}

async function tryMakeCover(folder: string, { file, books }: CoverFile, report: CoversReport) {
  try {
    return { cover: await makeCover(await readFile(join(folder, file))), books };
  } catch (error) {
    if (!(error instanceof InvalidCover)) throw error;
    report.problems.push({ file, message: error.message });
    return null;
  }
}

/** Returns null if the cover is unchanged. */
function withCover(current: BookRecord | null, cover: MadeCover | undefined, now: Date): BookDraft | null {
  if (!cover || !isOnSale(current) || current.cover?.id === cover.id) return null;
  return { ...current, cover: { id: cover.id }, updatedAt: now };
}

async function writeCovers(
  coversById: ReadonlyMap<string, MadeCover>,
  { books, covers, clock }: ImportCoversDependencies,
): Promise<void> {
  const made = new Map([...coversById.values()].map((cover) => [cover.id, cover]));
  await Promise.all([...made.values()].map((cover) => whileLocked(() => covers.store(cover, clock()))));
  const ids = [...coversById.keys()];
  const change = (id: string, current: BookRecord | null) => withCover(current, coversById.get(id), clock());
  await whileLocked(() => books.updateAll(ids, change, { by: BY_COMMAND, what: 'covers-imported' }));
}

/** Invalid files do not stop the others; reimporting changes nothing. @param names in order of precedence */
export async function importCovers(
  folder: string,
  names: readonly string[],
  dependencies: ImportCoversDependencies,
): Promise<CoversReport> {
  const { progress = NO_PROGRESS } = dependencies;
  const report: CoversReport = { changed: 0, unchanged: 0, problems: [] };
  const files = await findFiles(names, dependencies, report);
  for (const batch of chunk(files, BATCH)) {
    const made = await Promise.all(batch.map((file) => tryMakeCover(folder, file, report)));
    const pairs = made.flatMap((one) => (one ? one.books.map((book) => ({ book, cover: one.cover })) : []));
    const changes = pairs.filter(({ book, cover }) => withCover(book, cover, dependencies.clock()) !== null);
    report.changed += changes.length;
    report.unchanged += pairs.length - changes.length;
    if (!dependencies.isDryRun && changes.length > 0) {
      await writeCovers(new Map(changes.map(({ book, cover }) => [book.id, cover])), dependencies);
    }
    for (const _file of batch) progress.count('files');
  }
  return report;
}
