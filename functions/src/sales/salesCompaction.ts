import { type DayRange, monthOf } from '@bookstore/contract/days';
import type { Firestore } from 'firebase-admin/firestore';
import { writeIfUnchanged } from '../lib/writeIfUnchanged.ts';
import { type Sales, sumOf } from './sales.ts';
import type { SalesFound } from './salesReads.ts';
import { daysOf, toDayDocument, toMonthDocument } from './salesRecord.ts';

/** At once: a commit has at most 10 MiB, and somebody waits for the answer. */
const MOST_DAYS = 6;
const MOST_MONTHS = 12;

/** The days of the range that are over and of which a part lies in a shard, oldest first. */
function daysInShards({ shards, months }: SalesFound, { from, to }: DayRange, today: string): string[] {
  const summed = new Set(months.flatMap(({ document, content }) => (content ? [document.id] : [])));
  const days = new Set(shards.flatMap(({ content }) => [...(content?.keys() ?? [])]));
  return [...days].filter((day) => day >= from && day <= to && day < today && !summed.has(monthOf(day))).toSorted();
}

/** Puts parts of days from the shards into the documents of these days, all or nothing. */
async function fold(db: Firestore, { days, shards }: SalesFound, wanted: string[], zone: string): Promise<void> {
  const { FieldValue } = await import('../lib/firestore.ts');
  const batch = db.batch();
  for (const day of wanted) {
    const present = days.find(({ document }) => document.id === day);
    const parts = shards.flatMap(({ content }) => content?.get(day) ?? []);
    const fields = toDayDocument(sumOf([...(present?.content ? [present.content] : []), ...parts]), zone);
    if (present) writeIfUnchanged(batch, present.document, fields);
    else batch.create(daysOf(db).doc(day), fields);
  }
  for (const { document, content } of shards) {
    const { updateTime: lastUpdateTime } = document;
    const folded = wanted.filter((day) => content?.has(day));
    if (!lastUpdateTime || folded.length === 0) continue;
    const without = Object.fromEntries(folded.map((day) => [`days.${day}`, FieldValue.delete()]));
    if (folded.length === content?.size) batch.delete(document.ref, { lastUpdateTime });
    else batch.update(document.ref, without, { lastUpdateTime });
  }
  await batch.commit();
}

/** Sums up each month that is over and was not, or not since one of its days has changed. */
async function sumUpMonths(db: Firestore, { months, days }: SalesFound, inShards: string[]): Promise<void> {
  const unsettled = new Set(inShards.map(monthOf));
  const wanted = months.filter(({ document, content }) => !content && !unsettled.has(document.id));
  const byMonth = Map.groupBy(days, ({ document }) => monthOf(document.id));
  const sold = wanted.filter(({ document }) => byMonth.has(document.id));
  for (const { document } of sold.slice(0, MOST_MONTHS)) {
    const ofMonth = (byMonth.get(document.id) ?? []).flatMap(({ content }): Sales[] => (content ? [content] : []));
    const batch = db.batch();
    writeIfUnchanged(batch, document, toMonthDocument(ofMonth));
    await batch.commit();
  }
}

/**
 * Leaves less to read for whoever asks next. No sum changes by it: each write is made on condition that what it replaces, and
 * the shards that it empties, are still what was read; a month that is over is written with every change of its days.
 * @throws when somebody else was faster: then the next reader does it.
 */
export async function compactSales(
  db: Firestore,
  found: SalesFound,
  { range, today, zone }: { range: DayRange; today: string; zone: string },
): Promise<void> {
  const inShards = daysInShards(found, range, today);
  if (inShards.length > 0) await fold(db, found, inShards.slice(0, MOST_DAYS), zone);
  await sumUpMonths(db, found, inShards);
}
