import type { Order, OrderStatus, StatusChange } from '@bookstore/contract/api/order';
import { isDocumentId } from '@bookstore/contract/ids';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import { NEXT_STATUSES, UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import type { Customer } from '../auth/customerTokens.ts';
import type { Admin } from '../auth/sessions.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import type { ChangeOrder, DecideChange, OrderChange } from './changeOrder.ts';
import type { DeliveredOrder } from './deliveredOrder.ts';
import { ERASED_UID, historyOf, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';
import { OrderNotFound, StatusConflict, TooLateToUndo } from './orders.errors.ts';

export interface StatusTransitions {
  /** @throws OrderNotFound, StatusConflict where the order may not become that, or is not what the admin saw. */
  setStatus(admin: Admin, id: string, change: StatusChange): Promise<DeliveredOrder>;
  /** A customer's own order, while it is placed. @throws OrderNotFound, StatusConflict. */
  cancel(customer: Customer, id: string): Promise<DeliveredOrder>;
  /**
   * Takes back the latest step that the shop has made, with its mail, within ten seconds.
   * @param status the state that this step has led to.
   * @throws OrderNotFound, TooLateToUndo, SoldOutMeanwhile, StatusConflict where it was another step, or the customer's.
   */
  undo(id: string, status: OrderStatus): Promise<DeliveredOrder>;
}

export function createStatusTransitions(changeOrder: ChangeOrder): StatusTransitions {
  async function change(id: string, decide: DecideChange): Promise<DeliveredOrder> {
    const changed = isDocumentId(id) ? await changeOrder(id, decide) : null;
    if (!changed) throw new OrderNotFound();
    return changed;
  }

  return {
    setStatus({ username }, id, { status, from }) {
      return change(id, (order, now) => {
        if (from !== undefined && order.status !== from) throw new StatusConflict(toAdminOrder(order));
        return transitionOf(order, { status, by: username, at: now }, toAdminOrder);
      });
    },

    cancel({ uid }, id) {
      return change(id, (order, now) => {
        if (order.uid !== uid) throw new OrderNotFound();
        // What is packed already, the shop has to take back itself.
        if (order.status !== 'placed') throw new StatusConflict(toOrder(order));
        return transitionOf(order, { status: 'cancelled', by: '', at: now }, toOrder);
      });
    },

    undo: (id, status) =>
      change(id, (order, now) => {
        if (order.status !== status) throw new StatusConflict(toAdminOrder(order));
        return undoLatest(order, now);
      }),
  };
}

/** How the order goes on with a step. @param toView what the caller may see of it. @throws StatusConflict. */
function transitionOf(
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

/** The order as it was before its latest step. @throws TooLateToUndo, StatusConflict. */
function undoLatest(order: OrderRecord, now: Date): OrderChange {
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
