import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/documentId';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Order, StatusChange } from '@bookstore/contract/order';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import type { Customer } from '../auth/customerTokens.ts';
import type { Admin } from '../auth/sessions.ts';
import type { Clock } from '../lib/clock.ts';
import { daysAfter } from '../lib/timestamps.ts';
import type { ComposeMails } from '../mail/composeMails.ts';
import type { DeliveredOrder } from './deliveredOrder.ts';
import type { OrderChange } from './orderChange.ts';
import { historyOf, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';
import { OrderNotFound, StatusConflict } from './orders.errors.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { saleOf } from './saleOf.ts';

export interface StatusTransitions {
  /** @throws OrderNotFound, StatusConflict where the order may not become that, or is not what the admin saw. */
  setStatus(admin: Admin, id: string, change: StatusChange): Promise<DeliveredOrder>;
  /** A customer's own order, while it is placed. @throws OrderNotFound, StatusConflict. */
  cancel(customer: Customer, id: string): Promise<DeliveredOrder>;
}

/** How an order goes on, whoever asks for it. */
type Transition = Omit<OrderChange, 'attempt' | 'mails' | 'sale'>;
type Decide = (order: OrderRecord, now: Date) => Transition;

interface Parts {
  orders: Pick<OrdersRepository, 'change'>;
  composeMails: ComposeMails;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
}

export function createStatusTransitions(parts: Parts): StatusTransitions {
  const { orders, composeMails, clock, timeZone } = parts;

  async function change(id: string, decide: Decide): Promise<DeliveredOrder> {
    const now = clock();
    const attempt = randomUUID();
    const toChange = (order: OrderRecord): OrderChange => {
      const transition = decide(order, now);
      const sale = transition.status === 'cancelled' ? saleOf(order, -1, now, timeZone) : null;
      return { ...transition, attempt, mails: composeMails(order, transition.status, now), sale };
    };
    const changed = isDocumentId(id) ? await orders.change(id, now, toChange) : null;
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
  };
}

/** How the order goes on with a step. @param toView what the caller may see of it. @throws StatusConflict. */
function transitionOf(
  order: OrderRecord,
  step: OrderRecord['history'][number],
  toView: (order: OrderRecord) => Order,
): Transition {
  if (!NEXT_STATUSES[order.status].includes(step.status)) throw new StatusConflict(toView(order));
  const hasEnded = NEXT_STATUSES[step.status].length === 0;
  return {
    status: step.status,
    refused: order.status === 'packed' && step.status === 'cancelled',
    history: [...historyOf(order), step],
    forgetDeliveryAt: hasEnded ? daysAfter(step.at, DELIVERY_KEPT_DAYS.afterOrder) : null,
  };
}
