import type { DayRange } from '@bookstore/contract/days';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readValid, refuseInvalid } from '../firestore/readDocument.ts';
import { type Sales, sumSales } from './sales.ts';
import { readDay, salesDaysOf } from './salesRecord.ts';

export interface SalesRepository {
  /** Costs a read per day with sales. */
  read(range: DayRange): Promise<Sales>;
  /** Deleted books have none. */
  findTitles(ids: string[]): Promise<Map<string, string>>;
}

export async function findSales(db: Firestore, { from, to }: DayRange, reportInvalid: ReportInvalid): Promise<Sales> {
  const { docs } = await salesDaysOf(db).orderBy('__name__').startAt(from).endAt(to).get();
  return sumSales(readValid(docs, readDay, reportInvalid).map(({ sales }) => sales));
}

const titleSchema = z.object({ title: z.string() });

/** @param reportInvalid without it reading fails */
export function createSalesRepository(
  database: Database,
  reportInvalid: ReportInvalid = refuseInvalid,
): SalesRepository {
  return {
    read: async (range) => findSales(await database(), range, reportInvalid),

    async findTitles(ids) {
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
