import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { daysAfter } from '../../../functions/src/firestore/timestamps.ts';
import { outerJoinById } from '../../../functions/src/lib/outerJoinById.ts';
import { isOfOrder, WITHDRAWAL_PREFIX } from '../../../functions/src/mail/mailRecord.ts';
import { mailsByOrder, withdrawalMails } from '../../../functions/src/mail/mails.repository.ts';
import type { Progress } from '../lib/progress.ts';
import { withWrites } from './writes.ts';

interface Identified {
  id: string;
}

interface CleanupContext {
  db: Firestore;
  /** Sorted by id. */
  orders: AsyncIterable<Identified>;
  isDryRun: boolean;
  progress: Progress;
}

/** Backups contain no mails. @returns the number of mails */
export function deleteMailsOfRemovedOrders(context: CleanupContext): Promise<number> {
  return updateOrphans(context, 'mail', mailsByOrder(context.db), (writer, { id, refs }) =>
    isOfOrder(id) ? refs.map((ref) => () => writer.delete(ref)) : [],
  );
}

/** Suffix of mails to an order's owner about a stranger's withdrawal. */
const OWNER_SUFFIX = '-owner';

/** @param backedUp documents by collection; a missing collection is not restored @returns the number of mails */
export async function deleteMailsOfRemovedWithdrawals(
  { db, isDryRun, progress }: Omit<CleanupContext, 'orders'>,
  backedUp: Partial<Record<'orders' | 'withdrawals', AsyncIterable<Identified>>>,
): Promise<number> {
  const mails = await withdrawalMails(db);
  const isToOwner = ({ id }: Identified) => id.endsWith(OWNER_SUFFIX);
  const toSubject = (mail: Identified) => {
    const subject = mail.id.slice(0, mail.id.lastIndexOf('-'));
    return isToOwner(mail) ? subject.slice(WITHDRAWAL_PREFIX.length) : subject;
  };
  const subjects = new Set(mails.map(toSubject));
  const backedUpIds = new Set<string>();
  for (const lines of Object.values(backedUp))
    for await (const { id } of lines) if (subjects.has(id)) backedUpIds.add(id);
  const orphans = mails.filter(
    (mail) => backedUp[isToOwner(mail) ? 'orders' : 'withdrawals'] && !backedUpIds.has(toSubject(mail)),
  );
  if (isDryRun || orphans.length === 0) return orphans.length;
  await withWrites(db, async ({ writer, add, waitForCapacity }) => {
    for (const ref of orphans) {
      add(writer.delete(ref), () => progress.count('mail'));
      await waitForCapacity();
    }
  });
  return orphans.length;
}

/** @returns the number of streets */
export function expireStreetsOfRemovedOrders(context: CleanupContext): Promise<number> {
  const expiresAt = daysAfter(new Date(), DELIVERY_KEPT_DAYS.withoutOrder);
  return updateOrphans(context, 'deliveries', documentsOf(context.db, 'deliveries'), (writer, street) =>
    street.get('expiresAt') === null ? [() => writer.update(street.ref, { expiresAt })] : [],
  );
}

/** @param related sorted by order id @returns the number of writes; a dry run only counts */
async function updateOrphans<Related extends Identified>(
  { db, orders, isDryRun, progress }: CleanupContext,
  name: 'mail' | 'deliveries',
  related: AsyncIterable<Related>,
  toWrites: (writer: BulkWriter, related: Related) => (() => Promise<unknown>)[],
): Promise<number> {
  const done = () => progress.count(name);
  let count = 0;
  await withWrites(db, async ({ writer, add, waitForCapacity }) => {
    for await (const { left: order, right } of outerJoinById(orders, related)) {
      if (order || !right) continue;
      const writes = toWrites(writer, right);
      count += writes.length;
      if (!isDryRun) for (const write of writes) add(write(), done);
      await waitForCapacity();
    }
  });
  return count;
}
