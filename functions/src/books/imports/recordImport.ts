import type { ImportName } from '@bookstore/contract/api/bookImport';
import { IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readOneOptimistically } from '../../firestore/optimisticRead.ts';
import { daysAfter } from '../../firestore/timestamps.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashOf } from '../../lib/hash.ts';
import type { AdditionalWrites, DraftChange, StockLevelChange } from '../additionalWrites.ts';
import { bookDifference } from '../bookDifference.ts';
import { ImportAlreadyUndone } from '../books.errors.ts';
import { CONTENT_RULES, type ImportRecord, importsOf, partRef, readImport, toImportedBook } from './importRecord.ts';

interface PartContent {
  books: object[];
  copies: readonly (StockLevelChange & { putOnSale: boolean })[];
}

interface ImportIdentity extends ImportName {
  by: string;
}

export const importIdOf = ({ by, key }: Pick<ImportIdentity, 'by' | 'key'>) => hashOf('import', by, key).slice(0, 32);

/** Documents hold 1 MiB, transactions 10. */
const PART_BYTES = 600_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

function splitIntoParts<Entry>(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let size = 0;
  for (const entry of entries) {
    const bytes = bytesOf(entry);
    const part = parts.at(-1);
    if (part && size + bytes <= PART_BYTES) part.push(entry);
    else parts.push([entry]);
    size = part && size + bytes <= PART_BYTES ? size + bytes : bytes;
  }
  return parts;
}

const NEW_IMPORT = { added: 0, changed: 0, recounted: 0, putOnSale: 0, parts: 0, undone: null };

type Counts = Pick<ImportRecord, 'added' | 'changed' | 'recounted' | 'putOnSale'>;
const NO_COUNTS: Counts = { added: 0, changed: 0, recounted: 0, putOnSale: 0 };

const isNewlyOnSale = ({ before, after }: DraftChange) => before?.deletedAt !== null && after.deletedAt === null;

/** A record that changed nothing visible is stored only. */
const isContentChanged = ({ before, after }: DraftChange) =>
  before !== null && Object.keys(bookDifference(before, after)).length > 0;

/** Stores previous values in an import's transactions. @throws ImportAlreadyUndone */
export function recordImport(
  name: ImportIdentity,
  clock: Clock,
): { books: AdditionalWrites<DraftChange>; copies: AdditionalWrites<StockLevelChange> } {
  const id = importIdOf(name);
  const putOnSale = new Set<string>();

  /** @returns a function that adds parts */
  async function openImport(db: Firestore) {
    const read = await readOneOptimistically(importsOf(db).doc(id));
    const current = readImport(read);
    if (current?.undone) throw new ImportAlreadyUndone();
    return (transaction: Transaction, parts: Partial<PartContent>[], counts: Partial<Counts>) => {
      if (parts.length === 0) return;
      const at = current?.at ?? clock();
      const { id: _id, ...previous } = current ?? { id, ...NEW_IMPORT, at, by: name.by, file: name.file };
      const expiresAt = daysAfter(at, IMPORT_KEPT_DAYS);
      const added = { ...NO_COUNTS, ...counts };
      read.write(transaction, {
        ...previous,
        added: previous.added + added.added,
        changed: previous.changed + added.changed,
        recounted: previous.recounted + added.recounted,
        putOnSale: previous.putOnSale + added.putOnSale,
        parts: previous.parts + parts.length,
        expiresAt,
      });
      for (const [index, part] of parts.entries()) {
        const number = previous.parts + index + 1;
        transaction.create(partRef(db, id, number), {
          importId: id,
          number,
          contentRules: CONTENT_RULES,
          books: [],
          copies: [],
          undoing: null,
          undone: null,
          expiresAt,
          ...part,
        });
      }
    };
  }

  return {
    async books(db) {
      const write = await openImport(db);
      return (transaction, changes) => {
        const images = changes.map(({ before, after }) => toImportedBook(before, after));
        const added = changes.filter(({ before }) => !before).length;
        const changed = changes.filter(isContentChanged).length;
        const newlyOnSale = changes.filter(isNewlyOnSale);
        for (const { after } of newlyOnSale) putOnSale.add(after.id);
        const counts = { added, changed, putOnSale: newlyOnSale.length };
        write(
          transaction,
          splitIntoParts(images).map((books) => ({ books })),
          counts,
        );
      };
    },
    async copies(db) {
      const write = await openImport(db);
      return (transaction, changes) => {
        const copies = changes.map((change) => ({ ...change, putOnSale: putOnSale.has(change.id) }));
        write(transaction, copies.length > 0 ? [{ copies }] : [], { recounted: copies.length });
      };
    },
  };
}
