import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { problemOf } from '../../../api/problem.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { failureReason } from '../../ui/retryRateLimited.ts';

/** A step that many orders take together. */
export interface Move {
  from: OrderStatus;
  to: OrderStatus;
}

/** An order that was not moved, and why. */
interface NotMoved {
  order: AdminOrder;
  reason: string;
}

export interface MoveReport {
  /** The ids of orders that have taken the step, first come first. */
  moved: readonly string[];
  /** Another admin has changed the order: it has to be checked, not tried again. */
  refused: readonly NotMoved[];
  /** Without an answer: trying again does what is still to be done. */
  left: readonly NotMoved[];
}

export const NOTHING_MOVED: MoveReport = { moved: [], refused: [], left: [] };

interface Options {
  to: OrderStatus;
  /** Has an order take the step. @throws the error of the call. */
  send: (order: AdminOrder) => Promise<unknown>;
  onProgress: (report: MoveReport) => void;
  isCancelled: () => boolean;
  /** What an earlier try of the same orders has come to. */
  before?: MoveReport;
}

function reasonOf(present: Pick<AdminOrder, 'status' | 'history'>): string {
  const { by } = present.history.at(-1) ?? {};
  return messages.isMeanwhile(statusLabel(present.status), by ? messages.by(by) : '');
}

/**
 * Has orders take a step, a few at a time, each only if it is still where the step begins. One whose answer was lost the time before may
 * have taken it by that very call: then it counts as moved.
 */
export async function moveOrders(orders: readonly AdminOrder[], options: Options): Promise<MoveReport> {
  const { to, send, onProgress, isCancelled, before = NOTHING_MOVED } = options;
  const isUnsure = new Set(before.left.map(({ order }) => order._id));
  const report = { moved: [...before.moved], refused: [...before.refused], left: [] as NotMoved[] };
  const move = async (order: AdminOrder) => {
    try {
      await send(order);
      report.moved.push(order._id);
    } catch (error) {
      const problem = problemOf(error);
      const present = problem?.order;
      if (present?.status === to && isUnsure.has(order._id)) report.moved.push(order._id);
      else if (present) report.refused.push({ order, reason: reasonOf(present) });
      else if (problem?.code === 'not-found') report.refused.push({ order, reason: messages.isNoLongerThere });
      else report.left.push({ order, reason: failureReason(error) });
    }
    onProgress({ moved: [...report.moved], refused: [...report.refused], left: [...report.left] });
  };
  await forEachConcurrently(orders, move, isCancelled);
  return report;
}
