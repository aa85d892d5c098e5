import { type BookImports, type UndonePart, undoPartSchema } from '@bookstore/contract/api/bookImports';
import { isDocumentId } from '@bookstore/contract/ids';
import { IMPORT_RATE_LIMIT, LIMITS } from '@bookstore/contract/limits';
import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Admin } from '../../auth/sessions.ts';
import type { Database } from '../../firestore/firebase.ts';
import { type ReportInvalid, readEach } from '../../firestore/readDocument.ts';
import { parseBody, pathParameter } from '../../http/parse.ts';
import type { RateLimiter } from '../../http/rateLimiter.ts';
import { RateLimited } from '../../http/slidingWindow.ts';
import type { Clock } from '../../lib/clock.ts';
import { DeletionForbidden, ImportNotFound } from '../books.errors.ts';
import type { BooksRepository } from '../books.repository.ts';
import type { StockRepository } from '../stock/stock.repository.ts';
import { importsOf, partRef, readImport, readImportPart, toBookImport } from './importRecord.ts';
import { undoPart } from './undoPart.ts';

export function createImportsRoutes(imports: ImportsService) {
  return {
    list: async (_req: Request, res: Response): Promise<void> => {
      res.set('Cache-Control', 'private, no-store').json(await imports.list());
    },

    undo: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { part } = parseBody(undoPartSchema, req);
      res.set('Cache-Control', 'private, no-store').json(await imports.undo(admin, pathParameter(req, 'id'), part));
    },
  };
}

export interface ImportsService {
  /** Imports of the last thirty days, newest first. Costs a read each. */
  list(): Promise<BookImports>;
  /**
   * Undoes a part, skipping books changed since. Repeating it answers the same result. @param part one-based; undo
   * the last part first, because it may hold the stock of an earlier one's books @throws ImportNotFound, and
   * DeletionForbidden for staff if books would go off sale
   */
  undo(admin: Pick<Admin, 'username' | 'rights'>, id: string, part: number): Promise<UndonePart>;
}

interface ImportsDependencies {
  database: Database;
  books: BooksRepository;
  stock: StockRepository;
  /** Absent in commands. */
  rateLimiter?: RateLimiter;
  reportInvalid: ReportInvalid;
  clock: Clock;
}

async function readPart(db: Firestore, id: string, number: number, now: Date) {
  const [imported, stored] = await db.getAll(importsOf(db).doc(id), partRef(db, id, number));
  const found = imported ? readImport(imported) : null;
  const part = stored ? readImportPart(stored) : null;
  if (!found || !part || found.expiresAt <= now) throw new ImportNotFound();
  return { found, part };
}

export function createImportsService({
  database,
  books,
  stock,
  rateLimiter,
  reportInvalid,
  clock,
}: ImportsDependencies): ImportsService {
  return {
    async list() {
      const db = await database();
      const { docs } = await importsOf(db).orderBy('at', 'desc').limit(LIMITS.importsList).get();
      const { records, invalid } = readEach(docs, readImport);
      invalid.forEach(reportInvalid);
      // Firestore deletes expired documents within a day.
      return { imports: records.filter(({ expiresAt }) => expiresAt > clock()).map(toBookImport) };
    },

    async undo({ username, rights }, id, number) {
      if (!isDocumentId(id)) throw new ImportNotFound();
      const wait = await rateLimiter?.take([{ key: ['import', username], limits: IMPORT_RATE_LIMIT }]);
      if (typeof wait === 'number') throw new RateLimited(wait);
      const { found, part } = await readPart(await database(), id, number, clock());
      if (rights !== 'owner' && found.putOnSale > 0) throw new DeletionForbidden();
      const { restored, left } = part.undone ?? (await undoPart(part, { books, stock, clock, by: username }));
      return { restored, left: left.map(({ id: _id, ...book }) => ({ _id, ...book })) };
    },
  };
}
