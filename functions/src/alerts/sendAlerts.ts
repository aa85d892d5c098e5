import * as messages from '@bookstore/messages/alerts';
import type { Firestore } from 'firebase-admin/firestore';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { isOrderable } from '../books/shownCopies.ts';
import { readEach } from '../firestore/readDocument.ts';
import type { Clock } from '../lib/clock.ts';
import { type MailDocument, toMailDocument } from '../mail/mailDocument.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import { type RestockTask, tasksOf } from '../tasks/taskRecord.ts';
import { type AlertRecord, alertMailRef, readAlert } from './alertRecord.ts';
import { alertsOfBooks } from './alerts.repository.ts';

export type ComposeAlertMail = (alert: AlertRecord, book: BookRecord, now: Date) => MailDocument;

export function createComposeAlertMail(settings: MailSettings): ComposeAlertMail {
  return ({ email, bookId }, { title }, now) =>
    toMailDocument(
      email,
      {
        subject: messages.isBack(title),
        heading: messages.isBack(title),
        paragraphs: [messages.whyYouGetThis, messages.onlyEmail],
        link: { label: messages.viewBook, path: `/books/${encodeURIComponent(bookId)}` },
      },
      settings,
      now,
    );
}

const ALERTS_AT_ONCE = 50;

/**
 * Each alert is deleted in the commit that writes its mail, so parallel workers send it once. @param compose null if
 * the shop sends no mail; alerts then stay @returns whether alerts remain
 */
export async function sendAlerts(
  db: Firestore,
  task: RestockTask,
  compose: ComposeAlertMail | null,
  clock: Clock,
): Promise<boolean> {
  const documents =
    compose && task.bookIds.length > 0
      ? await db.getAll(...task.bookIds.map((id) => booksOf(db).doc(id)), { fieldMask: BOOK_FIELDS })
      : [];
  const orderable = readEach(documents, readBook).records.filter((book) => isOnSale(book) && isOrderable(book));
  const books = new Map(orderable.map((book) => [book.id, book]));
  const found = await alertsOfBooks(db, [...books.keys()], ALERTS_AT_ONCE);
  const hasMore = found.length === ALERTS_AT_ONCE;
  const { records } = readEach(found, readAlert);
  // A transaction is retried after a lost answer; a batch might write twice.
  await db.runTransaction(async (transaction) => {
    for (const { ref } of found) transaction.delete(ref, { exists: true });
    // An invalid alert has no recipient and is only deleted.
    for (const alert of records) {
      const book = books.get(alert.bookId);
      if (compose && book) transaction.create(alertMailRef(db, alert), compose(alert, book, clock()));
    }
    if (!hasMore) transaction.delete(tasksOf(db).doc(task.id), { exists: true });
  });
  return hasMore;
}
