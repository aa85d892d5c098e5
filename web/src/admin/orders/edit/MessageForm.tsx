import type { AdminOrder } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/orderEdits';
import { useSendMessageMutation } from '../../../api/adminOrdersApi.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';

const NO_TEXT = { text: '' };

export function MessageForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [sendMessage] = useSendMessageMutation();
  const keyOf = useIdempotencyKey();
  const submit = async ({ text }: typeof NO_TEXT) => {
    await sendMessage({ id: order._id, key: keyOf(text), text }).unwrap();
    close();
  };
  return (
    <DialogForm action={messages.sendMessage} defaultValues={NO_TEXT} onSubmit={submit} onCancel={close}>
      {(field) => (
        <>
          <p className="wrap-anywhere text-ink-soft text-sm">{messages.messageTo(order.email)}</p>
          <TextArea label={messages.fields.message} rows={8} required maxLength={LIMITS.message} {...field('text')} />
        </>
      )}
    </DialogForm>
  );
}
