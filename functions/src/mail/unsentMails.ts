import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { OptimisticRead } from '../firestore/optimisticRead.ts';
import type { ComposeMail, MailedOrder } from './composeMails.ts';
import { eventOf, type MailRecord } from './mailRecord.ts';

export interface FoundMail extends MailRecord {
  read: OptimisticRead;
}

const isUnsent = ({ delivery: { state } }: MailRecord) => state !== 'SUCCESS' && state !== 'ERROR';

/**
 * Rewrites unsent mails of an order with its current text. @param sentTo lines of the address @param without id of a
 * mail that is deleted
 */
export function rewriteUnsentMails(
  transaction: Transaction,
  mails: readonly FoundMail[],
  composeMail: ComposeMail,
  order: MailedOrder,
  { now, sentTo, without }: { now: Date; sentTo: readonly string[]; without?: string | undefined },
): void {
  for (const mail of mails) {
    if (!isUnsent(mail) || mail.id === without) continue;
    const { message } = composeMail(
      { ...order, sentTo: { lines: sentTo, isConfirmed: mail.showsAddress } },
      eventOf(mail.id),
      now,
    ).document;
    if (!isDeepStrictEqual(message, mail.message)) mail.read.update(transaction, { message });
  }
}
