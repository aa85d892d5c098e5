import type { AdminOrder } from '@bookstore/contract/api/order';
import { useState } from 'react';
import type { OrderEdit } from '../edit/EditOrderDialog.tsx';
import { EditButtons, OrderEdits } from '../OrderEdits.tsx';

const NAMES = ['books', 'delivery', 'waiting', 'split', 'returns', 'notes', 'message'] as const;

export function ShownEdits({ order }: { order: AdminOrder }) {
  const [edit, setEdit] = useState<OrderEdit | null>(null);
  return (
    <>
      <EditButtons order={order} names={NAMES} onEdit={setEdit} />
      <OrderEdits order={order} edit={edit} onEdit={setEdit} />
    </>
  );
}
