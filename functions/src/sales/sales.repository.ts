import type { DayRange } from '@bookstore/contract/days';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Database } from '../lib/firebase.ts';
import { type ReportInvalid, refuseInvalid } from '../lib/readDocument.ts';
import { type Sales, sumOf } from './sales.ts';
import { compactSales } from './salesCompaction.ts';
import { type SalesFound, salesReads } from './salesReads.ts';

export interface SalesRepository {
  /**
   * The sales of a range, as of one moment: a read for each of its days, or for each whole month that is over, and at most twelve
   * for the shards. @param today by the same calendar.
   */
  read(range: DayRange, today: string): Promise<Sales>;
  /** What these books are called now. One of which nothing is left has no title. */
  titlesOf(ids: string[]): Promise<Map<string, string>>;
}

interface Options {
  /** The time zone of the days. */
  zone: string;
  /** Whether what was read may be compacted: false while the shop changes nothing. */
  mayCompact: boolean;
  /** Told of what is left out; without it reading fails. */
  reportInvalid?: ReportInvalid;
  /** Told why something could not be compacted. */
  onCompactionFailure?: (error: unknown) => void;
}

const titleSchema = z.object({ title: z.string() });

function salesIn({ months, days, shards }: SalesFound, { from, to }: DayRange): Sales {
  const parts = shards.flatMap(({ content }) => [...(content ?? [])]);
  const inRange = parts.flatMap(([day, part]) => (day >= from && day <= to ? [part] : []));
  const whole = [...months, ...days].flatMap(({ content }) => content ?? []);
  return sumOf([...whole, ...inRange]);
}

export function createSalesRepository(database: Database, options: Options): SalesRepository {
  const { zone, mayCompact, reportInvalid = refuseInvalid, onCompactionFailure = () => undefined } = options;
  return {
    async read(range, today) {
      const db = await database();
      let isComplete = true;
      const leaveOut: ReportInvalid = (invalid) => {
        isComplete = false;
        reportInvalid(invalid);
      };
      const readOnce = (transaction: Transaction) => salesReads(db, transaction, leaveOut)(range, today);
      const found = await db.runTransaction(readOnce, { readOnly: true });
      // Awaited: an instance has no processor between two requests. A sum without what is left out would stay when it is corrected.
      if (mayCompact && isComplete) await compactSales(db, found, { range, today, zone }).catch(onCompactionFailure);
      return salesIn(found, range);
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
