import { BEST_SELLER_DAYS, type BestSeller } from '@bookstore/contract/api/sales';
import { addDays, dayOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import * as z from 'zod';
import type { Database } from '../firestore/firebase.ts';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { readDocument, readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import type { Log } from '../http/log.ts';
import type { Clock } from '../lib/clock.ts';
import { findSales } from './sales.repository.ts';
import { bestSelling } from './sales.ts';

export const BEST_SELLERS_PATH = 'meta/bestSellers';

/** Milliseconds. */
const KEPT_MS = 60 * 60 * 1000;

const bestSellersSchema = z.object({
  at: timestamp,
  books: z.array(z.object({ id: z.string(), copies: z.int().positive() })),
});
type BestSellersRecord = z.output<typeof bestSellersSchema>;

/** @returns null if not computed yet @throws InvalidDocument */
export const readBestSellers = (document: StoredDocument): BestSellersRecord | null =>
  readDocument(bestSellersSchema, document);

export interface BestSellers {
  /** Does nothing within an hour. Costs a read per day and a write. */
  refresh(): Promise<void>;
  /** Most copies first. One read, plus those of `refresh` when due. */
  list(): Promise<BestSeller[]>;
}

interface BestSellersDependencies {
  database: Database;
  reads: Pick<FirestoreReads, 'get'>;
  clock: Clock;
  log: Log;
  timeZone: string;
  /** False in a read-only shop. */
  mayWrite: boolean;
}

export function createBestSellers(dependencies: BestSellersDependencies): BestSellers {
  const { database, reads, clock, log, timeZone, mayWrite } = dependencies;
  /** Milliseconds; the list is fresh until then. */
  let freshUntil = 0;
  let pending: Promise<BestSellersRecord> | null = null;

  async function compute(): Promise<BestSellersRecord> {
    const db = await database();
    const now = clock();
    const to = dayOf(now, timeZone);
    const range = { from: addDays(to, 1 - BEST_SELLER_DAYS), to };
    const { byBook } = await findSales(db, range, () => undefined);
    const books = bestSelling(byBook, LIMITS.bestSellers).map(([id, figures]) => ({ id, copies: figures.books }));
    await db.doc(BEST_SELLERS_PATH).set({ at: now, books });
    freshUntil = now.getTime() + KEPT_MS;
    return { at: now, books };
  }

  /** Shared by parallel callers. */
  function computeOnce(): Promise<BestSellersRecord> {
    pending ??= compute().finally(() => {
      pending = null;
    });
    return pending;
  }

  /** Falls back to the old list on failure. */
  async function read(): Promise<BestSellersRecord | null> {
    const { document } = await reads.get(BEST_SELLERS_PATH);
    const [current = null] = readEach([document], readBestSellers).records;
    const now = clock().getTime();
    const age = current ? now - current.at.getTime() : Number.POSITIVE_INFINITY;
    freshUntil = now + KEPT_MS - age;
    // A future time means that a clock was set back.
    if (!mayWrite || (age >= 0 && age < KEPT_MS)) return current;
    return computeOnce().catch((error: unknown) => {
      log({ severity: 'WARNING', message: `The best sellers were not updated: ${String(error)}` });
      return current;
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
