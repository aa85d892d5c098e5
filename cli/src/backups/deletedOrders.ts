import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { daysAfter } from '../../../functions/src/firestore/timestamps.ts';
import { pairById } from '../../../functions/src/lib/pairById.ts';
import { mailsByOrder } from '../../../functions/src/mail/mailsByOrder.ts';
import type { Progress } from '../lib/progress.ts';
import { createWrites } from './writes.ts';

/**
 * Deletes the mails of all orders but these: mails are in no backup, so those of orders that an exact restore deletes would stay
 * behind, with what somebody ordered.
 * @param orders in the order of their ids.
 * @returns how many there are.
 */
export async function deleteMailsOfOthers(
  db: Firestore,
  orders: AsyncIterable<{ id: string }>,
  { isDryRun }: { isDryRun: boolean },
  progress: Progress,
): Promise<number> {
  const { writer, keep, settle, finish } = createWrites(db);
  const done = () => progress.count('mail');
  let count = 0;
  try {
    for await (const { left: order, right: mails } of pairById(orders, mailsByOrder(db))) {
      if (order || !mails) continue;
      count += mails.refs.length;
      if (!isDryRun) for (const ref of mails.refs) keep(writer.delete(ref), done);
      await settle();
    }
    await finish();
  } finally {
    await writer.close();
  }
  return count;
}

/**
 * Lets the streets of all orders but these forget themselves, as those without an order do: without their order nobody would.
 * @param orders in the order of their ids.
 * @returns how many there are.
 */
export async function forgetStreetsOfOthers(
  db: Firestore,
  orders: AsyncIterable<{ id: string }>,
  { isDryRun }: { isDryRun: boolean },
  progress: Progress,
): Promise<number> {
  const { writer, keep, settle, finish } = createWrites(db);
  const expiresAt = daysAfter(new Date(), DELIVERY_KEPT_DAYS.withoutOrder);
  const done = () => progress.count('deliveries');
  let count = 0;
  try {
    for await (const { left: order, right: street } of pairById(orders, documentsOf(db, 'deliveries'))) {
      if (order || !street || street.get('expiresAt') !== null) continue;
      count += 1;
      if (!isDryRun) keep(writer.update(street.ref, { expiresAt }), done);
      await settle();
    }
    await finish();
  } finally {
    await writer.close();
  }
  return count;
}
