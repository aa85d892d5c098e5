import { BEST_SELLER_DAYS, type BestSeller } from '@bookstore/contract/api/sales';
import { addDays, dayOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import type { Request, Response } from 'express';
import * as z from 'zod';
import type { Database } from '../firestore/firebase.ts';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { readDocument, readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { answerNotModified, etagOf } from '../http/etag.ts';
import type { Log } from '../http/log.ts';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import { sumOf } from './sales.ts';
import { daysOf, readDay } from './salesRecord.ts';

export const BEST_SELLERS_PATH = 'meta/bestSellers';

/** Milliseconds after which the list is made anew. */
const KEPT_MS = 60 * 60 * 1000;

const bestSellersSchema = z.object({
  at: timestamp,
  books: z.array(z.object({ id: z.string(), copies: z.int().positive() })),
});
type BestSellersRecord = z.output<typeof bestSellersSchema>;

/** @returns null where nobody has made the list yet. @throws InvalidDocument. */
export const readBestSellers = (document: StoredDocument): BestSellersRecord | null =>
  readDocument(bestSellersSchema, document);

export interface BestSellers {
  /** Makes the list anew where it is older than an hour: a read for each day of it, and a write. */
  refresh(): Promise<void>;
  /** Most copies first: one read, and those of `refresh` where it is time for it. */
  list(): Promise<BestSeller[]>;
}

interface BestSellersDependencies {
  database: Database;
  /** What visitors read with. */
  reads: Pick<FirestoreReads, 'get'>;
  clock: Clock;
  log: Log;
  /** By which the shop's days begin. */
  timeZone: string;
  /** False while the shop changes nothing. */
  mayWrite: boolean;
}

export function createBestSellers(dependencies: BestSellersDependencies): BestSellers {
  const { database, reads, clock, log, timeZone, mayWrite } = dependencies;
  /** Until when, in milliseconds, this instance knows the list to be young enough. */
  let freshUntil = 0;
  let making: Promise<BestSellersRecord> | null = null;

  async function make(): Promise<BestSellersRecord> {
    const db = await database();
    const now = clock();
    const to = dayOf(now, timeZone);
    const days = daysOf(db)
      .orderBy('__name__')
      .startAt(addDays(to, 1 - BEST_SELLER_DAYS))
      .endAt(to);
    const { records } = readEach((await days.get()).docs, readDay);
    const { byBook } = sumOf(records.map(({ sales }) => sales));
    const sold = [...byBook].filter(([, { books }]) => books > 0);
    const inOrder = sold.toSorted(([a, x], [b, y]) => y.books - x.books || y.cents - x.cents || (a < b ? -1 : 1));
    const books = inOrder.slice(0, LIMITS.bestSellers).map(([id, figures]) => ({ id, copies: figures.books }));
    await db.doc(BEST_SELLERS_PATH).set({ at: now, books });
    freshUntil = now.getTime() + KEPT_MS;
    return { at: now, books };
  }

  /** For all who ask meanwhile. */
  function makeOnce(): Promise<BestSellersRecord> {
    making ??= make().finally(() => {
      making = null;
    });
    return making;
  }

  /** The list, made anew where it is time for it; where that fails, the one that there is. */
  async function read(): Promise<BestSellersRecord | null> {
    const { document } = await reads.get(BEST_SELLERS_PATH);
    const [present = null] = readEach([document], readBestSellers).records;
    const now = clock().getTime();
    const age = present ? now - present.at.getTime() : Number.POSITIVE_INFINITY;
    freshUntil = now + KEPT_MS - age;
    // A moment in the future is one of a clock that was put back.
    if (!mayWrite || (age >= 0 && age < KEPT_MS)) return present;
    return makeOnce().catch((error: unknown) => {
      log({ severity: 'WARNING', message: `The best sellers were not counted anew: ${String(error)}` });
      return present;
    });
  }

  return {
    async refresh() {
      if (clock().getTime() >= freshUntil) await read();
    },
    async list() {
      const found = await read();
      return (found?.books ?? []).map(({ id, copies }) => ({ _id: id, copies }));
    },
  };
}

export function createBestSellersRoutes(bestSellers: Pick<BestSellers, 'list'>) {
  return {
    list: async (req: Request, res: Response): Promise<void> => {
      const list = await bestSellers.list();
      const etag = etagOf(hashOf('best sellers', JSON.stringify(list)));
      if (!answerNotModified(req, res, etag)) res.json(list);
    },
  };
}
