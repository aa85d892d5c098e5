import { isDeepStrictEqual } from 'node:util';
import type { ChangeCode } from '@bookstore/contract/api/changes';
import type { OrderStatus } from '@bookstore/contract/api/order';
import type { MailEvent } from '@bookstore/contract/api/orderMail';
import type { Firestore } from 'firebase-admin/firestore';
import { readStock, stockRef } from '../books/stock/stockRecord.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import { type ComposeMails, withNewMails, writeMails } from '../mail/composeMails.ts';
import { mailId, mailRef, readMail } from '../mail/mailRecord.ts';
import { type ChangeRequest, decideChange } from './decideChange.ts';
import { arrivalAfter, type EditPolicy } from './decideEdit.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { ERASED_UID, type OrderRecord, toAdminOrder } from './orderRecord.ts';
import { SoldOutMeanwhile, TooLateToUndo } from './orders.errors.ts';
import type { OrderWithDelivery } from './orders.repository.ts';
import { saleOf } from './saleOf.ts';
import { toSentTo } from './sentTo.ts';
import type { OrderWrites, WriteOrder } from './writeOrder.ts';

/**
 * @throws OrderNotFound, BookBusy, SoldOutMeanwhile if an undone cancellation finds no copies, TooLateToUndo if the
 * step's mail was sent, and what decideChange throws
 */
export type ChangeOrder = (id: string, request: ChangeRequest) => Promise<OrderWithDelivery>;

interface ChangeOrderDependencies {
  writeOrder: WriteOrder;
  composeMails: ComposeMails;
  timeZone: string;
  policy: EditPolicy;
}

export function createChangeOrder({
  writeOrder,
  composeMails,
  timeZone,
  policy,
}: ChangeOrderDependencies): ChangeOrder {
  return (id, request) =>
    writeOrder(id, async ({ order: before, delivery }, { db, transaction, now }): Promise<OrderWrites | null> => {
      const { deliveryExpiresAt, sold, undone, ...change } = decideChange(before, request, now);
      const fields = { ...change, arrival: arrivalAfter(before, change, policy, now) };
      const changed = changedFields(before, { ...before, ...fields });
      if (changed.length === 0) return null;
      const stockRefs = sold === 0 ? [] : before.counted.map((bookId) => stockRef(db, bookId));
      const stocks = await readOptimistically(db, stockRefs);
      const undoneMail = undone && (await readUnsentMail(db, before, undone));
      if (sold === 1 && stocks.some((stock) => readStock(stock)?.count === 0))
        throw new SoldOutMeanwhile(toAdminOrder(before));
      const isNewStep = fields.history.length > before.history.length;
      return {
        fields,
        stocks,
        copiesOf: () => -sold,
        saleOf: (after) => (sold === 0 ? null : saleOf(after, sold, timeZone)),
        // The log omits customers' changes.
        log:
          request.kind === 'cancel'
            ? null
            : { by: request.username, what: codeOf(before, fields, request), fields: changed },
        rewrites: { delivery, except: undoneMail },
        notice: { notify: request.kind === 'patch' && request.notify && changed.includes('waiting') },
        write(after, mails) {
          const isConfirmed = mails?.some((mail) => mail.showsAddress && mail.id === mailId(id, 'placed')) ?? false;
          const sentTo = toSentTo(after.address, delivery, isConfirmed);
          const mailed = { ...after, sentTo };
          const newMails = isNewStep && after.uid !== ERASED_UID ? composeMails(mailed, after.status, now) : [];
          writeMails(db, transaction, newMails);
          if (delivery && deliveryExpiresAt !== undefined)
            transaction.update(deliveryRef(db, id), { expiresAt: deliveryExpiresAt });
          return { mails: mails && withNewMails(mails, newMails) };
        },
      };
    });
}

/** @throws TooLateToUndo if an attempt was made to send it */
async function readUnsentMail(db: Firestore, order: OrderRecord, event: MailEvent): Promise<OptimisticRead> {
  const document = await readOneOptimistically(mailRef(db, order.id, event));
  const mail = readMail(document);
  const isUnsent = !mail || (mail.delivery.attempts === 0 && mail.delivery.requests === 0);
  if (!isUnsent) throw new TooLateToUndo(toAdminOrder(order));
  return document;
}

const CODES: Record<Exclude<OrderStatus, 'placed'>, ChangeCode> = {
  packed: 'order-packed',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refused: 'order-refused',
  returned: 'order-returned',
};

function codeOf(before: OrderRecord, { status }: Pick<OrderRecord, 'status'>, { kind }: ChangeRequest): ChangeCode {
  if (before.status === status) return 'order-notes-changed';
  return kind === 'undo' || status === 'placed' ? 'order-undone' : CODES[status];
}

/** The log contains names of fields only: values may be personal data. */
const LOGGED_FIELDS = ['status', 'refused', 'tracking', 'internalNote', 'cashReceived', 'waiting'] as const;

/** Cash that was not received is null before the delivery. */
const comparableValue = (order: OrderRecord, name: (typeof LOGGED_FIELDS)[number]) =>
  name === 'cashReceived' ? (order.cashReceived ?? false) : order[name];

const changedFields = (before: OrderRecord, after: OrderRecord) =>
  LOGGED_FIELDS.filter((name) => !isDeepStrictEqual(comparableValue(before, name), comparableValue(after, name)));
