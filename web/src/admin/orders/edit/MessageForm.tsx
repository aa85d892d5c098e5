import type { AdminOrder } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/orderEdits';
import { useDispatch, useStore } from 'react-redux';
import { useSendMessageMutation } from '../../../api/adminOrdersApi.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { messageKept, type WithPageState } from '../../ui/pageStateSlice.ts';

/** An unsent text outlives Escape and the end of the session. */
export function MessageForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [sendMessage] = useSendMessageMutation();
  const getKey = useIdempotencyKey();
  const store = useStore<WithPageState>();
  const dispatch = useDispatch();
  const id = order._id;
  const keep = (text: string) => dispatch(messageKept({ id, text }));
  const forget = () => {
    keep('');
    close();
  };
  const submit = async ({ text }: { text: string }) => {
    await sendMessage({ id, key: getKey(text), text }).unwrap();
    forget();
  };
  const kept = { text: store.getState().pageState.messages[id] ?? '' };
  return (
    <DialogForm action={messages.sendMessage} defaultValues={kept} onSubmit={submit} onCancel={forget}>
      {(field) => (
        <>
          <p className="wrap-anywhere text-ink-soft text-sm">{messages.messageTo(order.email)}</p>
          <TextArea
            label={messages.fields.message}
            rows={8}
            required
            maxLength={LIMITS.message}
            onInput={({ currentTarget }) => keep(currentTarget.value)}
            {...field('text')}
          />
        </>
      )}
    </DialogForm>
  );
}
