import type { Order, OrderStatus } from '@bookstore/contract/api/order';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import { NEXT_STATUSES, UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { daysAfter } from '../firestore/timestamps.ts';
import { ERASED_UID, historyOf, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';
import { OrderNotFound, StatusConflict, TooLateToUndo } from './orders.errors.ts';

/** What somebody asks of an order that stands. */
export type ChangeRequest =
  /** The admin takes a step. `from` is the state that the admin saw. */
  | { kind: 'set-status'; username: string; status: OrderStatus; from?: OrderStatus | undefined }
  /** A customer cancels an order of their own. */
  | { kind: 'cancel'; uid: string }
  /** The admin takes back the latest step, which has led to `status`. */
  | { kind: 'undo'; username: string; status: OrderStatus };

/** How an order goes on. */
export interface OrderChange extends Pick<OrderRecord, 'status' | 'history' | 'refused'> {
  /** When the street is needed no more; null while it is. */
  deliveryExpiresAt: Date | null;
  /** -1 where it is sold no more, 1 where it is sold again, 0 where neither. */
  sold: -1 | 0 | 1;
  /** The step that is taken back, with its mail; null where the new state is told by one. */
  undone: OrderStatus | null;
}

/**
 * Decides how an order goes on, by what it is at present.
 * @throws OrderNotFound for somebody else's, StatusConflict where it may not become that or is not what was seen, TooLateToUndo.
 */
export function decideChange(order: OrderRecord, request: ChangeRequest, now: Date): OrderChange {
  if (request.kind === 'set-status') {
    const { username, status, from } = request;
    if (from !== undefined && order.status !== from) throw new StatusConflict(toAdminOrder(order));
    return takeStep(order, { status, by: username, at: now }, toAdminOrder);
  }
  if (request.kind === 'cancel') {
    if (order.uid !== request.uid) throw new OrderNotFound();
    // What is packed already, the shop has to take back itself.
    if (order.status !== 'placed') throw new StatusConflict(toOrder(order));
    return takeStep(order, { status: 'cancelled', by: '', at: now }, toOrder);
  }
  if (order.status !== request.status) throw new StatusConflict(toAdminOrder(order));
  return undoLatestStep(order, now);
}

/** @param toView what the caller may see of the order. */
function takeStep(
  order: OrderRecord,
  step: OrderRecord['history'][number],
  toView: (order: OrderRecord) => Order,
): OrderChange {
  if (!NEXT_STATUSES[order.status].includes(step.status)) throw new StatusConflict(toView(order));
  const hasEnded = NEXT_STATUSES[step.status].length === 0;
  return {
    status: step.status,
    refused: order.status === 'packed' && step.status === 'cancelled',
    history: [...historyOf(order), step],
    sold: step.status === 'cancelled' ? -1 : 0,
    undone: null,
    deliveryExpiresAt: hasEnded ? daysAfter(step.at, DELIVERY_KEPT_DAYS.afterOrder) : null,
  };
}

function undoLatestStep(order: OrderRecord, now: Date): OrderChange {
  const history = historyOf(order);
  const [before, latest] = [history.at(-2), history.at(-1)];
  // Whom it was for, nobody knows any more.
  if (!before || !latest || order.uid === ERASED_UID) throw new TooLateToUndo(toAdminOrder(order));
  if (latest.by === '') throw new StatusConflict(toAdminOrder(order));
  if (now.getTime() > latest.at.getTime() + UNDO_SECONDS * 1000) throw new TooLateToUndo(toAdminOrder(order));
  return {
    status: before.status,
    refused: false,
    history: history.slice(0, -1),
    sold: latest.status === 'cancelled' ? 1 : 0,
    undone: latest.status,
    deliveryExpiresAt: null,
  };
}
