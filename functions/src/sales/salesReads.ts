import { addDays, type DayRange, firstOfMonth, monthOf } from '@bookstore/contract/days';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type ReportInvalid, readEach } from '../lib/readDocument.ts';
import type { Sales } from './sales.ts';
import { daysOf, monthsOf, readDay, readMonth, readShard, shardsOf } from './salesRecord.ts';

/** A document as it was read, and what it says; null where there is none. */
interface Read<T> {
  document: DocumentSnapshot;
  content: T | null;
}

/** All that there is of a range, as of one moment. */
export interface SalesFound {
  months: Read<Sales>[];
  days: Read<Sales>[];
  /** Parts of days, also of days that are not in the range. */
  shards: Read<Map<string, Sales>>[];
}

/** A month is over two days after its last, when no order that was placed in it can still be under way. */
const SETTLED_DAYS = 2;

const lastOfMonth = (day: string) => addDays(firstOfMonth(day, 1), -1);

/** The range in pieces: whole months that are over, and what is left of it. */
function piecesOf({ from, to }: DayRange, today: string): { months: string[]; days: DayRange[] } {
  const months: string[] = [];
  const days: DayRange[] = [];
  for (let day = from; day <= to; ) {
    const last = lastOfMonth(day);
    const isWhole = day === firstOfMonth(day) && last <= to && addDays(last, SETTLED_DAYS) < today;
    const end = last < to ? last : to;
    if (isWhole) months.push(monthOf(day));
    else days.push({ from: day, to: end });
    day = addDays(end, 1);
  }
  return { months, days: joined(days) };
}

/** Pieces that follow each other are asked for at once. */
function joined(pieces: DayRange[]): DayRange[] {
  const result: DayRange[] = [];
  for (const piece of pieces) {
    const before = result.at(-1);
    if (before && addDays(before.to, 1) === piece.from) before.to = piece.to;
    else result.push({ ...piece });
  }
  return result;
}

/** Reads what there is, in a transaction that only reads. One invalid document does not hide the others. */
export function salesReads(db: Firestore, transaction: Transaction, reportInvalid: ReportInvalid) {
  function read<T>(document: DocumentSnapshot, readContent: (document: DocumentSnapshot) => T | null): Read<T>[] {
    const { records, invalid } = readEach([document], () => ({ document, content: readContent(document) }));
    invalid.forEach(reportInvalid);
    return records;
  }

  async function readDays({ from, to }: DayRange): Promise<Read<Sales>[]> {
    const { docs } = await transaction.get(daysOf(db).orderBy('__name__').startAt(from).endAt(to));
    return docs.flatMap((document) => read(document, (one) => readDay(one)?.sales ?? null));
  }

  async function readMonths(months: string[]): Promise<Read<Sales>[]> {
    if (months.length === 0) return [];
    const documents = await transaction.getAll(...months.map((month) => monthsOf(db).doc(month)));
    return documents.flatMap((document) => read(document, readMonth));
  }

  return async (range: DayRange, today: string): Promise<SalesFound> => {
    const pieces = piecesOf(range, today);
    const { docs } = await transaction.get(shardsOf(db));
    const months = await readMonths(pieces.months);
    const missing = pieces.months.filter(
      (month) => !months.some(({ document, content }) => content && document.id === month),
    );
    const unsummed = missing.map((month) => ({ from: `${month}-01`, to: lastOfMonth(`${month}-01`) }));
    const asked = joined([...pieces.days, ...unsummed].toSorted((a, b) => (a.from < b.from ? -1 : 1)));
    const days = await Promise.all(asked.map(readDays));
    return { months, days: days.flat(), shards: docs.flatMap((document) => read(document, readShard)) };
  };
}
