import type { SkippedBook } from '@bookstore/contract/api/bookImports';
import { readOptimistically } from '../../firestore/optimisticRead.ts';
import type { Clock } from '../../lib/clock.ts';
import type { AdditionalWrites } from '../additionalWrites.ts';
import { type BookDraft, type BookRecord, isOnSale } from '../bookRecord.ts';
import { ImportNotFound } from '../books.errors.ts';
import type { BooksRepository } from '../books.repository.ts';
import type { StockRepository } from '../stock/stock.repository.ts';
import {
  CONTENT_RULES,
  contentHashOf,
  type ImportedBook,
  type ImportPart,
  importsOf,
  partRef,
  readImport,
  readImportPart,
} from './importRecord.ts';

interface UndoDependencies {
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  by: string;
}

type Outcome = NonNullable<ImportPart['undone']>;

interface UndoState {
  part: ImportPart;
  skipReasons: Map<string, SkippedBook['why']>;
  outcome: Outcome;
}

/** Another call undid it, or this one with a lost answer. */
class AlreadyUndone extends Error {}

/**
 * Stores the result, so that the part is undone once. Books beyond the transaction's size stay for the next one.
 * @throws AlreadyUndone
 */
function createUndoWrites(undoState: UndoState, { clock, by }: UndoDependencies): AdditionalWrites<unknown> {
  const { part, skipReasons } = undoState;
  return async (db) => {
    skipReasons.clear();
    const [importRead, partRead] = await readOptimistically(db, [
      importsOf(db).doc(part.importId),
      partRef(db, part.importId, part.number),
    ]);
    const found = readImport(importRead);
    const current = readImportPart(partRead);
    if (!found || !current) throw new ImportNotFound();
    if (current.undone) {
      undoState.outcome = current.undone;
      throw new AlreadyUndone();
    }
    return (transaction, changes, ids) => {
      const processedIds = new Set(ids);
      const books = current.books.filter(({ id }) => !processedIds.has(id));
      const copies = current.copies.filter(({ id }) => !processedIds.has(id));
      const isComplete = books.length + copies.length === 0;
      const skippedBooks = [...current.books, ...current.copies].flatMap(({ id, title }) => {
        const why = processedIds.has(id) && skipReasons.get(id);
        return why ? [{ id, title, why }] : [];
      });
      const previousOutcome = current.undoing ?? { restored: 0, left: [] };
      undoState.outcome = {
        restored: previousOutcome.restored + changes.length,
        left: [...previousOutcome.left, ...skippedBooks],
      };
      const previousUndo = found.undone ?? { at: clock(), by, parts: 0, restored: 0, left: 0 };
      importRead.update(transaction, {
        undone: {
          ...previousUndo,
          parts: previousUndo.parts + (isComplete ? 1 : 0),
          restored: previousUndo.restored + changes.length,
          left: previousUndo.left + skippedBooks.length,
        },
      });
      partRead.update(
        transaction,
        isComplete ? { undone: undoState.outcome } : { books, copies, undoing: undoState.outcome },
      );
    };
  };
}

/** @returns null if the book was changed since the import */
function restoredBook(
  { id, contentHash, before }: ImportedBook,
  current: BookRecord | null,
  {
    part,
    skipReasons,
    unknownCovers,
    now,
  }: Omit<UndoState, 'outcome'> & { unknownCovers: ReadonlySet<string>; now: Date },
): BookDraft | null {
  const isAsImported = current !== null && contentHashOf(current) === contentHash;
  if (!isAsImported) {
    if (isOnSale(current)) skipReasons.set(id, part.contentRules === CONTENT_RULES ? 'changed' : 'older-release');
    else if (before) skipReasons.set(id, 'gone');
    return null;
  }
  // Without a source key the record may add the book again (importRecords.ts).
  if (!before) return { ...current, sourceKey: '', deletedAt: now };
  const isCoverDeleted = unknownCovers.has(before.cover?.id ?? '');
  if (isCoverDeleted) skipReasons.set(id, 'picture');
  const { cover, ...content } = before;
  return { ...current, ...content, ...(cover !== undefined && !isCoverDeleted && { cover }), updatedAt: now };
}

async function undoBooks(undoState: UndoState, dependencies: UndoDependencies): Promise<void> {
  const { part, skipReasons } = undoState;
  const { books, clock, by } = dependencies;
  const images = new Map(part.books.map((image) => [image.id, image]));
  const covers = part.books.flatMap(({ before }) => before?.cover?.id ?? []);
  const unknownCovers = await books.findUnknownCovers([...new Set(covers)]);
  const decide = (id: string, current: BookRecord | null) => {
    const image = images.get(id);
    return image ? restoredBook(image, current, { part, skipReasons, unknownCovers, now: clock() }) : null;
  };
  await books.updateAll(
    [...images.keys()],
    decide,
    { by, what: 'import-undone' },
    createUndoWrites(undoState, dependencies),
  );
}

/** Stock that changed since stays. */
async function undoStockLevels(undoState: UndoState, dependencies: UndoDependencies): Promise<void> {
  const { part, skipReasons } = undoState;
  const { stock, by } = dependencies;
  const images = new Map(part.copies.map((image) => [image.id, image]));
  // Books put on sale by the import are named once.
  const skippedBooks = new Set(part.copies.flatMap(({ id, putOnSale }) => (putOnSale ? [] : [id])));
  const additionalWrites: AdditionalWrites<unknown> = async (db) => {
    const write = await createUndoWrites(undoState, dependencies)(db);
    // Stock of books that are off sale is not checked below.
    for (const id of skippedBooks) skipReasons.set(id, 'gone');
    return write;
  };
  const decide = (id: string, current: number | null) => {
    const image = images.get(id);
    const isAsImported = current === image?.after;
    if (isAsImported) skipReasons.delete(id);
    else if (skippedBooks.has(id)) skipReasons.set(id, 'copies');
    return isAsImported ? image?.before : undefined;
  };
  await stock.changeAll([...images.keys()], decide, part.id, { by, what: 'import-undone' }, additionalWrites);
}

export async function undoPart(part: ImportPart, dependencies: UndoDependencies): Promise<Outcome> {
  const undoState: UndoState = { part, skipReasons: new Map(), outcome: { restored: 0, left: [] } };
  try {
    await (part.books.length > 0 ? undoBooks : undoStockLevels)(undoState, dependencies);
  } catch (error) {
    if (!(error instanceof AlreadyUndone)) throw error;
  }
  return undoState.outcome;
}
