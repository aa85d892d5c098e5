import type { AdminOrder } from '@bookstore/contract/api/order';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import { splitOrder as splitLabel } from '@bookstore/messages/dashboardOrders';
import * as messages from '@bookstore/messages/orderEdits';
import { useState } from 'react';
import { useSplitOrderMutation } from '../../../api/adminOrdersApi.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { useThunkDispatch } from '../../ui/thunks.ts';
import { offerUndoStep } from '../../ui/undoSlice.ts';
import { BookLabel } from './BookLabel.tsx';
import { canNotify } from './canNotify.ts';
import { NotifyBox } from './NotifyBox.tsx';

interface Fields {
  items: string[];
  expected: string;
  reason: string;
}

const NOTHING: Fields = { items: [], expected: '', reason: '' };

export function SplitForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [splitOrder] = useSplitOrderMutation();
  const dispatch = useThunkDispatch();
  const getKey = useIdempotencyKey();
  const [notify, setNotify] = useState(canNotify(order));
  const submit = async ({ items, expected, reason }: Fields) => {
    if (items.length === order.items.length) throw new Error(messages.oneBookStays);
    const body = { items, ...(expected && { expected }), reason, notify };
    const { _id: id, version } = order;
    dispatch(offerUndoStep(await splitOrder({ id, version, key: getKey(body), ...body }).unwrap()));
    close();
  };
  return (
    <DialogForm
      action={splitLabel}
      defaultValues={NOTHING}
      canSubmit={({ items }) => items.length > 0}
      onSubmit={submit}
      onCancel={close}
    >
      {(field) => {
        const { error, ...items } = field('items');
        return (
          <>
            <fieldset>
              <legend className="pb-2 font-medium">{messages.whichSplit}</legend>
              <ul className="divide-y divide-line border-line border-y">
                {order.items.map(({ _id, title, price }, place) => (
                  // Early orders may hold a book twice.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order does not change while the dialog is open
                  <li key={place} className="py-1.5">
                    <Checkbox label={<BookLabel title={title} price={price} />} value={_id} {...items} />
                  </li>
                ))}
              </ul>
              {error && <Alert>{error}</Alert>}
            </fieldset>
            <TextField
              label={messages.expected}
              hint={messages.expectedHint}
              type="date"
              min={dayOf(new Date(), SHOP_TIME_ZONE)}
              {...field('expected')}
            />
            <TextField
              label={messages.splitReason}
              hint={messages.splitReasonHint}
              autoComplete="off"
              maxLength={2 * LIMITS.splitReason}
              {...field('reason')}
            />
            <NotifyBox order={order} isTicked={notify} onChange={setNotify} />
          </>
        );
      }}
    </DialogForm>
  );
}
