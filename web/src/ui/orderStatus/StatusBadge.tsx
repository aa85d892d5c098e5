import type { OrderStatus } from '@bookstore/contract/api/order';
import { type Handover, statusLabel } from './orderStatus.ts';

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  placed: 'border-[#a16207] bg-[#fdf0d0] text-[#714600] dark:border-[#b98a2f] dark:bg-[#3a2c12] dark:text-[#f2c46b]',
  packed: 'border-line-strong bg-paper-sunk text-ink',
  delivered: 'border-line bg-paper-raised text-ink-soft',
  cancelled: 'border-line bg-paper-raised text-ink-soft line-through',
  refused: 'border-line bg-paper-raised text-ink-soft line-through',
  returned: 'border-line bg-paper-raised text-ink-soft',
};

export const badgeClass = (status: OrderStatus) =>
  `inline-block rounded-full border px-3 py-0.5 text-sm ${LOOKS[status]}`;

export function StatusBadge({ order }: { order: Handover & { status: OrderStatus } }) {
  return <span className={badgeClass(order.status)}>{statusLabel(order.status, order)}</span>;
}
