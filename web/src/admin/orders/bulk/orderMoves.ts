import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import type { Problem } from '@bookstore/contract/api/problem';
import * as messages from '@bookstore/messages/dashboardOrders';
import { getProblem } from '../../../api/problem.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { failureReason } from '../../ui/retryRateLimited.ts';

interface NotMoved {
  order: AdminOrder;
  reason: string;
}

export interface MoveReport {
  /** In order of their answers. */
  moved: readonly string[];
  /** Changed by another admin, so retrying would not help. */
  refused: readonly NotMoved[];
  /** Not answered; can be retried. */
  left: readonly NotMoved[];
}

export const NOTHING_MOVED: MoveReport = { moved: [], refused: [], left: [] };

export interface MoveOptions {
  /** Absent for a call that is no step. */
  to?: OrderStatus | undefined;
  /** @throws errors of the call */
  send: (order: AdminOrder) => Promise<unknown>;
  onProgress: (report: MoveReport) => void;
  isCancelled: () => boolean;
  /** Report of an earlier attempt with the same orders. */
  before?: MoveReport;
}

function getReason({ code }: Problem, current: Pick<AdminOrder, 'status' | 'history' | 'pickup' | 'payment'>): string {
  if (code === 'waiting') return messages.waitsReason;
  const { by } = current.history.at(-1) ?? {};
  return messages.nowHasStatus(statusLabel(current.status, current), by ? messages.byAdmin(by) : '');
}

/**
 * Moves orders a few at a time, each on condition of its status. An unanswered order of the earlier attempt that has
 * the new status counts as moved.
 */
export async function moveOrders(orders: readonly AdminOrder[], options: MoveOptions): Promise<MoveReport> {
  const { to, send, onProgress, isCancelled, before = NOTHING_MOVED } = options;
  const isUnsure = new Set(before.left.map(({ order }) => order._id));
  const report = { moved: [...before.moved], refused: [...before.refused], left: [] as NotMoved[] };
  const move = async (order: AdminOrder) => {
    try {
      await send(order);
      report.moved.push(order._id);
    } catch (error) {
      const problem = getProblem(error);
      const current = problem?.order;
      if (to !== undefined && current?.status === to && isUnsure.has(order._id)) report.moved.push(order._id);
      else if (problem && current) report.refused.push({ order, reason: getReason(problem, current) });
      else if (problem?.code === 'validation-failed') report.refused.push({ order, reason: problem.detail });
      else if (problem?.code === 'not-found') report.refused.push({ order, reason: messages.orderGone });
      else report.left.push({ order, reason: failureReason(error) });
    }
    onProgress({ moved: [...report.moved], refused: [...report.refused], left: [...report.left] });
  };
  await forEachConcurrently(orders, move, isCancelled);
  return report;
}
