import { LIMITS } from '@bookstore/contract/limits';
import type { Database } from '../../firestore/firebase.ts';
import { type ReportInvalid, readValid } from '../../firestore/readDocument.ts';
import { type ImportPart, type ImportRecord, importsOf, partRef, readImport, readImportPart } from './importRecord.ts';

export interface ImportsRepository {
  list(): Promise<ImportRecord[]>;
  find(id: string): Promise<ImportRecord | null>;
  /** @param number from 1. */
  findPart(id: string, number: number): Promise<{ found: ImportRecord | null; part: ImportPart | null }>;
}

export function createImportsRepository(database: Database, reportInvalid: ReportInvalid): ImportsRepository {
  return {
    async list() {
      const { docs } = await importsOf(await database())
        .orderBy('at', 'desc')
        .limit(LIMITS.importsList)
        .get();
      return readValid(docs, readImport, reportInvalid);
    },

    find: async (id) =>
      readImport(
        await importsOf(await database())
          .doc(id)
          .get(),
      ),

    async findPart(id, number) {
      const db = await database();
      const [imported, stored] = await db.getAll(importsOf(db).doc(id), partRef(db, id, number));
      return { found: imported ? readImport(imported) : null, part: stored ? readImportPart(stored) : null };
    },
  };
}
