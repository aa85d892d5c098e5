import type { UndonePart } from '@bookstore/contract/api/bookImports';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { ImportNotFound } from '../../../functions/src/books/books.errors.ts';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createImportsRepository } from '../../../functions/src/books/imports/imports.repository.ts';
import { createImportsService } from '../../../functions/src/books/imports/imports.service.ts';
import type { StockRepository } from '../../../functions/src/books/stock/stock.repository.ts';
import type { Database } from '../../../functions/src/firestore/firebase.ts';
import { refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import type { Clock } from '../../../functions/src/lib/clock.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';

interface UndoDependencies {
  database: Database;
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  progress?: Progress;
}

const createService = ({ database, books, stock, clock }: UndoDependencies) =>
  createImportsService({ imports: createImportsRepository(database, refuseInvalid), books, stock, clock });

export const listImports = (dependencies: UndoDependencies) => createService(dependencies).list();

/** Skips books that have changed since. A repeated run continues. @throws ImportNotFound */
export async function undoImport(id: string, dependencies: UndoDependencies): Promise<UndonePart> {
  const { database, progress = NO_PROGRESS } = dependencies;
  const imports = createService(dependencies);
  const found = await createImportsRepository(database, refuseInvalid).find(id);
  if (!found) throw new ImportNotFound();
  const total: UndonePart = { restored: 0, left: [] };
  for (let part = found.parts; part > 0; part -= 1) {
    const undone = await whileLocked(() => imports.undo({ username: BY_COMMAND, rights: 'owner' }, id, part));
    total.restored += undone.restored;
    total.left.push(...undone.left);
    progress.count('parts undone');
  }
  return total;
}
