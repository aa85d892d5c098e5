import type { ChangesPage } from '@bookstore/contract/api/changes';
import type { ChangesQuery } from '@bookstore/contract/api/changesQuery';
import { addDays, firstMomentOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readValid } from '../firestore/readDocument.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import type { Clock } from '../lib/clock.ts';
import { changesOf, readChange, toChange } from './changeRecord.ts';

export interface ChangesRepository {
  /**
   * Newest first; costs a read per entry and one more, and for an order's short id one to five. @throws InvalidCursor
   */
  page(query: ChangesQuery): Promise<ChangesPage>;
}

interface ChangesDependencies {
  database: Database;
  /** Finds orders by the beginning of their ids. */
  findOrderIds: (db: Firestore, prefix: string) => Promise<string[]>;
  reportInvalid: ReportInvalid;
  /** IANA zone. */
  timeZone: string;
  clock: Clock;
}

const SHORT_ORDER_ID = /^[0-9a-f]{8}$/i;

interface Filter extends Omit<ChangesQuery, 'subject' | 'cursor'> {
  subjects: readonly string[] | undefined;
}

function select(query: Query, { day, by, subjects }: Filter, timeZone: string): Query {
  let selected = query;
  if (by !== undefined) selected = selected.where('by', '==', by);
  if (subjects !== undefined) selected = selected.where('subjects', 'array-contains-any', subjects);
  if (day !== undefined) {
    selected = selected
      .where('at', '>=', firstMomentOf(day, timeZone))
      .where('at', '<', firstMomentOf(addDays(day, 1), timeZone));
  }
  return selected.orderBy('at', 'desc').orderBy('__name__', 'desc');
}

export function createChangesRepository({
  database,
  findOrderIds,
  reportInvalid,
  timeZone,
  clock,
}: ChangesDependencies): ChangesRepository {
  const findSubjects = async (db: Firestore, subject: string) =>
    SHORT_ORDER_ID.test(subject) ? [subject, ...(await findOrderIds(db, subject.toLowerCase()))] : [subject];

  return {
    async page({ cursor, subject, ...filter }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      const db = await database();
      const subjects = subject === undefined ? undefined : await findSubjects(db, subject);
      const all = select(changesOf(db), { ...filter, subjects }, timeZone);
      const query = after ? all.startAfter(after.createdAt, after.id) : all;
      const { docs } = await query.limit(LIMITS.changesPage + 1).get();
      const shown = docs.slice(0, LIMITS.changesPage);
      const last = shown.at(-1);
      const hasMore = last && docs.length > LIMITS.changesPage;
      return {
        // Firestore deletes expired documents within a day.
        changes: readValid(shown, readChange, reportInvalid)
          .filter(({ expiresAt }) => expiresAt > clock())
          .map((record) => toChange(record, subjects)),
        nextCursor: hasMore ? encodeCursor({ createdAt: last.get('at').toDate(), id: last.id }) : null,
      };
    },
  };
}
