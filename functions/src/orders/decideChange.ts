import type { Order, OrderStatus } from '@bookstore/contract/api/order';
import type { OrderNotes } from '@bookstore/contract/api/orderChanges';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import { hasEnded, isUnsold, NEXT_STATUSES, UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { isCounterSale } from '@bookstore/contract/payment';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/problems';
import { daysAfter } from '../firestore/timestamps.ts';
import { ERASED_UID, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';
import {
  OrderChangedMeanwhile,
  OrderFieldRefused,
  OrderNotFound,
  OrderWaits,
  StatusConflict,
  TooLateToUndo,
} from './orders.errors.ts';

/** Unchanged since the caller saw it. */
export type IsSeen = (current: OrderRecord) => boolean;

export type ChangeRequest =
  /** `from` is the status that the admin saw; `isSeen` checks everything. */
  | {
      kind: 'patch';
      username: string;
      status?: OrderStatus | undefined;
      from?: OrderStatus | undefined;
      notes: OrderNotes;
      /** The customer is told until when the order waits. */
      notify: boolean;
      isSeen: IsSeen;
    }
  | { kind: 'cancel'; uid: string }
  | { kind: 'undo'; username: string; status: OrderStatus };

type Note = 'tracking' | 'internalNote' | 'cashReceived' | 'waiting';

export interface OrderChange extends Pick<OrderRecord, 'status' | 'history' | 'refused' | Note> {
  /** Null while the street is needed; undefined for no change. */
  deliveryExpiresAt: Date | null | undefined;
  /** -1 if the sale is cancelled, 1 if it counts again, otherwise 0. */
  sold: -1 | 0 | 1;
  /** The undone step, whose mail is deleted; null if the new status has a mail. */
  undone: OrderStatus | null;
}

/**
 * @throws OrderNotFound for another customer's order, StatusConflict if the step is not allowed or the order has
 * changed, OrderWaits, OrderFieldRefused for a past day, TooLateToUndo
 */
export function decideChange(order: OrderRecord, request: ChangeRequest, now: Date): OrderChange {
  if (request.kind === 'patch') {
    const { username, status, from, notes, isSeen } = request;
    if (from !== undefined && order.status !== from) throw new StatusConflict(toAdminOrder(order));
    if (!isSeen(order)) throw new OrderChangedMeanwhile(toAdminOrder(order));
    if (status === 'packed' && notes.waiting !== null && isWaiting(order, now))
      throw new OrderWaits(toAdminOrder(order));
    const step =
      status === undefined ? unmoved(order) : takeStep(order, { status, by: username, at: now }, toAdminOrder);
    return { ...takeNotes(order, step, notes), waiting: takeWaiting(order, step, notes, now) };
  }
  if (request.kind === 'cancel') {
    if (order.uid !== request.uid) throw new OrderNotFound();
    // Only the shop can cancel a packed order.
    if (order.status !== 'placed') throw new StatusConflict(toOrder(order));
    return takeStep(order, { status: 'cancelled', by: '', at: now }, toOrder);
  }
  if (order.status !== request.status) throw new StatusConflict(toAdminOrder(order));
  return undoLatestStep(order, now);
}

const unmoved = ({
  status,
  refused,
  history,
  tracking,
  internalNote,
  cashReceived,
  waiting,
}: OrderRecord): OrderChange => ({
  status,
  refused,
  history,
  tracking,
  internalNote,
  cashReceived,
  waiting,
  sold: 0,
  undone: null,
  deliveryExpiresAt: undefined,
});

/** Only delivered orders have cash, counter sales are paid, and erased customers get no notes. */
function takeNotes(order: OrderRecord, change: OrderChange, notes: OrderNotes): OrderChange {
  const { tracking = change.tracking, internalNote = change.internalNote, cashReceived } = notes;
  const isPersonal = notes.tracking !== undefined || notes.internalNote !== undefined;
  if (isPersonal && order.uid === ERASED_UID) throw new StatusConflict(toAdminOrder(order));
  const wasDelivered = change.status === 'delivered' || change.status === 'returned';
  const canChangeCash = wasDelivered && !isCounterSale(order);
  if (cashReceived !== undefined && !canChangeCash) throw new StatusConflict(toAdminOrder(order));
  return { ...change, tracking, internalNote, cashReceived: cashReceived ?? change.cashReceived };
}

/** A step keeps the day, so that undoing the step restores it. */
function takeWaiting(
  order: OrderRecord,
  { status }: OrderChange,
  { waiting }: OrderNotes,
  now: Date,
): OrderRecord['waiting'] {
  if (waiting === undefined || (waiting === null && status !== order.status)) return order.waiting;
  if (status !== 'placed' || order.uid === ERASED_UID) throw new StatusConflict(toAdminOrder(order));
  const isPast = waiting !== null && waiting.until !== '' && waiting.until < dayOf(now, SHOP_TIME_ZONE);
  if (isPast && waiting.until !== order.waiting?.until)
    throw new OrderFieldRefused('waiting.until', messages.dayInPast);
  return waiting;
}

/** @param toView projects an order to the caller's fields */
function takeStep(
  order: OrderRecord,
  step: OrderRecord['history'][number],
  toView: (order: OrderRecord) => Order,
): OrderChange {
  if (!NEXT_STATUSES[order.status].includes(step.status)) throw new StatusConflict(toView(order));
  // Collected orders have no parcel.
  const cameBack = order.status === 'packed' && isUnsold(step) && !order.pickup;
  return {
    ...unmoved(order),
    status: step.status,
    cashReceived: step.status === 'delivered' ? false : null,
    // Refusals of an erased customer are not counted.
    refused: cameBack && order.uid !== ERASED_UID,
    history: [...order.history, step],
    sold: isUnsold(step) ? -1 : 0,
    deliveryExpiresAt: hasEnded(step) ? daysAfter(step.at, DELIVERY_KEPT_DAYS.afterOrder) : null,
  };
}

function undoLatestStep(order: OrderRecord, now: Date): OrderChange {
  const { history } = order;
  const [before, latest] = [history.at(-2), history.at(-1)];
  if (!before || !latest || order.uid === ERASED_UID) throw new TooLateToUndo(toAdminOrder(order));
  const isFinal = order.returns.length > 0 || order.mergedInto !== null || isCounterSale(order);
  // The customer's steps, orders with refunds, merged orders and counter sales cannot be undone.
  if (latest.by === '' || isFinal) throw new StatusConflict(toAdminOrder(order));
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
