import type { Firestore } from 'firebase-admin/firestore';
import { mailsByOrder } from '../lib/mailsByOrder.ts';
import { pairById } from '../lib/pairById.ts';
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
