import type { Order, OrderStatus } from '@bookstore/contract/api/order';
import type { OrderNotes } from '@bookstore/contract/api/orderChanges';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import { hasEnded, isUnsold, NEXT_STATUSES, UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { daysAfter } from '../firestore/timestamps.ts';
import { ERASED_UID, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';
import { OrderChangedMeanwhile, OrderNotFound, StatusConflict, TooLateToUndo } from './orders.errors.ts';

/** Whether an order is as whoever changes it has seen it. */
export type IsSeen = (present: OrderRecord) => boolean;

/** What somebody asks of an order that stands. */
export type ChangeRequest =
  /** The admin takes a step, or notes something, or both. `from` is the state that the admin saw, `isSeen` whether it is all as it was. */
  | {
      kind: 'patch';
      username: string;
      status?: OrderStatus | undefined;
      from?: OrderStatus | undefined;
      notes: OrderNotes;
      isSeen: IsSeen;
    }
  /** A customer cancels an order of their own. */
  | { kind: 'cancel'; uid: string }
  /** The admin takes back the latest step, which has led to `status`. */
  | { kind: 'undo'; username: string; status: OrderStatus };

type Note = 'tracking' | 'internalNote' | 'cashReceived';

/** How an order goes on. */
export interface OrderChange extends Pick<OrderRecord, 'status' | 'history' | 'refused' | Note> {
  /** When the street is needed no more; null while it is, and undefined where that stays. */
  deliveryExpiresAt: Date | null | undefined;
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
  if (request.kind === 'patch') {
    const { username, status, from, notes, isSeen } = request;
    if (from !== undefined && order.status !== from) throw new StatusConflict(toAdminOrder(order));
    if (!isSeen(order)) throw new OrderChangedMeanwhile(toAdminOrder(order));
    const step =
      status === undefined ? unmoved(order) : takeStep(order, { status, by: username, at: now }, toAdminOrder);
    return takeNotes(order, step, notes);
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

/** An order that takes no step. */
const unmoved = ({ status, refused, history, tracking, internalNote, cashReceived }: OrderRecord): OrderChange => ({
  status,
  refused,
  history,
  tracking,
  internalNote,
  cashReceived,
  sold: 0,
  undone: null,
  deliveryExpiresAt: undefined,
});

/** The courier hands over money of an order that was delivered; and of whom an order was that was erased, nothing is noted any more. */
function takeNotes(order: OrderRecord, change: OrderChange, notes: OrderNotes): OrderChange {
  const { tracking = change.tracking, internalNote = change.internalNote, cashReceived } = notes;
  const isPersonal = notes.tracking !== undefined || notes.internalNote !== undefined;
  if (isPersonal && order.uid === ERASED_UID) throw new StatusConflict(toAdminOrder(order));
  const wasDelivered = change.status === 'delivered' || change.status === 'returned';
  if (cashReceived !== undefined && !wasDelivered) throw new StatusConflict(toAdminOrder(order));
  return { ...change, tracking, internalNote, cashReceived: cashReceived ?? change.cashReceived };
}

/** @param toView what the caller may see of the order. */
function takeStep(
  order: OrderRecord,
  step: OrderRecord['history'][number],
  toView: (order: OrderRecord) => Order,
): OrderChange {
  if (!NEXT_STATUSES[order.status].includes(step.status)) throw new StatusConflict(toView(order));
  const cameBack = order.status === 'packed' && isUnsold(step);
  return {
    ...unmoved(order),
    status: step.status,
    cashReceived: step.status === 'delivered' ? false : null,
    // Of whom it was, nobody knows once they are erased.
    refused: cameBack && order.uid !== ERASED_UID,
    history: [...order.history, step],
    sold: isUnsold(step) ? -1 : 0,
    deliveryExpiresAt: hasEnded(step) ? daysAfter(step.at, DELIVERY_KEPT_DAYS.afterOrder) : null,
  };
}

function undoLatestStep(order: OrderRecord, now: Date): OrderChange {
  const { history } = order;
  const [before, latest] = [history.at(-2), history.at(-1)];
  // Whom it was for, nobody knows any more.
  if (!before || !latest || order.uid === ERASED_UID) throw new TooLateToUndo(toAdminOrder(order));
  // The customer's step; and what came back is paid back.
  if (latest.by === '' || order.returns.length > 0) throw new StatusConflict(toAdminOrder(order));
  if (now.getTime() > latest.at.getTime() + UNDO_SECONDS * 1000) throw new TooLateToUndo(toAdminOrder(order));
  return {
    ...unmoved(order),
    status: before.status,
    refused: false,
    cashReceived: null,
    history: history.slice(0, -1),
    sold: isUnsold(latest) ? 1 : 0,
    undone: latest.status,
    deliveryExpiresAt: null,
  };
}
