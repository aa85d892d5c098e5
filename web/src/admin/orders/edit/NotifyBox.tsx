import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orderEdits';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { canNotify } from './canNotify.ts';

interface Props {
  order: AdminOrder;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

export function NotifyBox({ order, isTicked, onChange }: Props) {
  if (!canNotify(order)) return <p className="text-ink-soft text-sm">{messages.customerNotInformed}</p>;
  return (
    <Checkbox label={messages.notifyCustomer} checked={isTicked} onChange={(event) => onChange(event.target.checked)} />
  );
}
