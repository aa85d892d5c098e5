import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { OptimisticRead } from '../firestore/optimisticRead.ts';
import type { ComposeMail, MailedOrder, SentTo } from './composeMails.ts';
import { eventOf, type MailRecord } from './mailRecord.ts';

export interface FoundMail extends MailRecord {
  read: OptimisticRead;
}

const isUnsent = ({ delivery: { state } }: MailRecord) => state !== 'SUCCESS' && state !== 'ERROR';

export function rewriteUnsentMails(
  transaction: Transaction,
  mails: readonly FoundMail[],
  composeMail: ComposeMail,
  order: MailedOrder & { splitInto: readonly string[] },
  { now, sentToOf }: { now: Date; sentToOf: (isConfirmed: boolean) => SentTo },
): void {
  for (const mail of mails) {
    const event = eventOf(mail.id);
    // writeChangeMail writes these.
    if (!event || event === 'changed' || !isUnsent(mail)) continue;
    // Only the confirmation contains the books of second orders.
    if ((event === 'placed' || event === 'shop') && order.splitInto.length > 0) continue;
    const addressed = { ...order, sentTo: sentToOf(mail.showsAddress) };
    const { message } = composeMail(addressed, event, now).document;
    if (!isDeepStrictEqual(message, mail.message)) mail.read.update(transaction, { message });
  }
}
