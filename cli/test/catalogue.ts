import { createBooksRepository } from '../../functions/src/books/books.repository.ts';
import { createCatalogueMutex } from '../../functions/src/books/catalogue/catalogueChanges.ts';
import { createLockQueue } from '../../functions/src/books/stock/lockQueue.ts';
import { createStockRepository } from '../../functions/src/books/stock/stock.repository.ts';
import type { Clock } from '../../functions/src/lib/clock.ts';
import type { TestApi } from '../../functions/test/api.ts';

export const catalogueOf = ({ db: database }: TestApi, clock: Clock) => ({
  clock,
  books: createBooksRepository(database),
  stock: createStockRepository({
    database,
    mutex: createCatalogueMutex(),
    lockBooks: createLockQueue(),
    clock,
    onDelay: (error) => {
      throw error;
    },
  }),
});

export type Catalogue = ReturnType<typeof catalogueOf>;

export async function emptyCatalogue(api: TestApi, { books }: Catalogue): Promise<void> {
  const db = await api.db();
  for (const name of ['books', 'stock', 'imports', 'importParts', 'publishers'])
    await db.recursiveDelete(db.collection(name));
  await books.startEra(0);
}
