import type { BookAlert } from '@bookstore/contract/api/alert';
import { isDocumentId } from '@bookstore/contract/ids';
import { ALERT_KEPT_DAYS, ALERT_RATE_LIMIT, LIMITS } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import { booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { isAvailable } from '../books/shownCopies.ts';
import type { Database } from '../firestore/firebase.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { assertRequestOpen } from '../lib/requestSignal.ts';
import { alertRef } from './alertRecord.ts';
import { AlertBookNotFound, AlertNeedsConfirmedEmail, AlertNotNeeded, TooManyAlerts } from './alerts.errors.ts';
import { countAlerts, hasAlert } from './alerts.repository.ts';

export interface AlertsService {
  find(customer: Customer, bookId: string): Promise<BookAlert>;
  /** @throws AlertNeedsConfirmedEmail, RateLimited, AlertBookNotFound, AlertNotNeeded, TooManyAlerts */
  set(customer: Customer, bookId: string): Promise<BookAlert>;
  /** Also works for a deleted book. */
  remove(customer: Customer, bookId: string): Promise<void>;
}

interface AlertsDependencies {
  database: Database;
  rateLimiter: RateLimiter;
  clock: Clock;
  sendsMail: boolean;
}

export function createAlertsService({ database, rateLimiter, clock, sendsMail }: AlertsDependencies): AlertsService {
  return {
    async find({ uid }, bookId) {
      if (!isDocumentId(bookId)) throw new AlertBookNotFound();
      return { isSet: await hasAlert(await database(), bookId, uid) };
    },

    async set({ uid, email, isEmailConfirmed }, bookId) {
      if (!isDocumentId(bookId)) throw new AlertBookNotFound();
      if (!sendsMail) throw AlertNotNeeded.mailDisabled();
      if (email === null || !isEmailConfirmed) throw new AlertNeedsConfirmedEmail();
      await countAttempt(rateLimiter, ['alerts', uid], ALERT_RATE_LIMIT);
      const db = await database();
      const ref = alertRef(db, bookId, uid);
      // Parallel calls may exceed the limit by a few.
      const count = await countAlerts(db, uid);
      const since = clock();
      await db.runTransaction(async (transaction) => {
        // Locks the book, so that a concurrent restock finds the alert.
        const [bookDocument, existing] = await transaction.getAll(booksOf(db).doc(bookId), ref);
        const book = bookDocument && readBook(bookDocument);
        if (!book || !isOnSale(book)) throw new AlertBookNotFound();
        if (existing?.exists) return;
        if (isAvailable(book)) throw AlertNotNeeded.bookAvailable();
        if (count >= LIMITS.alerts) throw new TooManyAlerts();
        transaction.create(ref, { bookId, uid, email, since, expiresAt: daysAfter(since, ALERT_KEPT_DAYS) });
      });
      return { isSet: true };
    },

    async remove({ uid }, bookId) {
      if (!isDocumentId(bookId)) return;
      const ref = alertRef(await database(), bookId, uid);
      assertRequestOpen();
      await ref.delete();
    },
  };
}
