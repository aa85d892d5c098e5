import type { DayRange } from '@bookstore/contract/days';
import * as z from 'zod';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readEach, refuseInvalid } from '../firestore/readDocument.ts';
import { type Sales, sumOf } from './sales.ts';
import { daysOf, readDay } from './salesRecord.ts';

export interface SalesRepository {
  /** Costs a read per day with sales. */
  read(range: DayRange): Promise<Sales>;
  /** Current titles; deleted books have none. */
  titlesOf(ids: string[]): Promise<Map<string, string>>;
}

const titleSchema = z.object({ title: z.string() });

/** @param reportInvalid receives omitted documents; without it reading fails */
export function createSalesRepository(
  database: Database,
  reportInvalid: ReportInvalid = refuseInvalid,
): SalesRepository {
  return {
    async read({ from, to }) {
      const db = await database();
      const { docs } = await daysOf(db).orderBy('__name__').startAt(from).endAt(to).get();
      const { records, invalid } = readEach(docs, readDay);
      invalid.forEach(reportInvalid);
      return sumOf(records.map(({ sales }) => sales));
    },

    async titlesOf(ids) {
      if (ids.length === 0) return new Map();
      const db = await database();
      const refs = ids.map((id) => db.collection('books').doc(id));
      const documents = await db.getAll(...refs, { fieldMask: ['title'] });
      const titles = documents.flatMap((document): [string, string][] => {
        const { data } = titleSchema.safeParse(document.data());
        return data ? [[document.id, data.title]] : [];
      });
      return new Map(titles);
    },
  };
}
