import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { problemOf } from '../../../api/problem.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { failureReason } from '../../ui/retryRateLimited.ts';

/** An order that was not packed, and why. */
interface NotPacked {
  order: AdminOrder;
  reason: string;
}

export interface PackReport {
  packed: number;
  /** Another admin has changed the order: it has to be checked, not tried again. */
  refused: readonly NotPacked[];
  /** Without an answer: trying again does what is still to be done. */
  left: readonly NotPacked[];
}

export const NOTHING_PACKED: PackReport = { packed: 0, refused: [], left: [] };

interface Options {
  /** Makes a placed order a packed one. @throws the error of the call. */
  send: (order: AdminOrder) => Promise<unknown>;
  onProgress: (report: PackReport) => void;
  isCancelled: () => boolean;
  /** What an earlier try of the same orders has come to. */
  before?: PackReport;
}

function reasonOf(present: Pick<AdminOrder, 'status' | 'history'>): string {
  const { by } = present.history.at(-1) ?? {};
  return messages.isMeanwhile(statusLabel(present.status), by ? messages.by(by) : '');
}

/**
 * Packs orders, a few at a time, each only if it is still placed. One whose answer was lost the time before may have been packed by that
 * very call: then it counts as packed.
 */
export async function packOrders(orders: readonly AdminOrder[], options: Options): Promise<PackReport> {
  const { send, onProgress, isCancelled, before = NOTHING_PACKED } = options;
  const isUnsure = new Set(before.left.map(({ order }) => order._id));
  const report = { packed: before.packed, refused: [...before.refused], left: [] as NotPacked[] };
  const pack = async (order: AdminOrder) => {
    try {
      await send(order);
      report.packed += 1;
    } catch (error) {
      const problem = problemOf(error);
      const present = problem?.order;
      const packed: OrderStatus = 'packed';
      if (present?.status === packed && isUnsure.has(order._id)) report.packed += 1;
      else if (present) report.refused.push({ order, reason: reasonOf(present) });
      else if (problem?.code === 'not-found') report.refused.push({ order, reason: messages.isNoLongerThere });
      else report.left.push({ order, reason: failureReason(error) });
    }
    onProgress({ ...report, refused: [...report.refused], left: [...report.left] });
  };
  await forEachConcurrently(orders, pack, isCancelled);
  return report;
}
