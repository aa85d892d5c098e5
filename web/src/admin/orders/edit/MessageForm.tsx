import type { AdminOrder } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import * as commonMessages from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/orderEdits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSendMessageMutation } from '../../../api/adminOrdersApi.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { useOneAtATime } from '../../../lib/useOneAtATime.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { fieldError, problemText } from '../../ui/problemTexts.ts';

export function MessageForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [sendMessage, { isLoading }] = useSendMessageMutation();
  const { register, handleSubmit } = useForm({ defaultValues: { text: '' } });
  const [error, setError] = useState<unknown>(null);
  const oneAtATime = useOneAtATime();
  const keyOf = useIdempotencyKey();
  const submit = handleSubmit(({ text }) =>
    oneAtATime(async () => {
      const answer = await sendMessage({ id: order._id, key: keyOf(text), text });
      setError(answer.error ?? null);
      if (!answer.error) close();
    }),
  );
  const wrongText = fieldError(error, 'text');
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="wrap-anywhere text-ink-soft text-sm">{messages.messageTo(order.email)}</p>
      <TextArea
        label={messages.fields.message}
        rows={8}
        required
        maxLength={LIMITS.message}
        error={wrongText}
        {...register('text')}
      />
      {error !== null && !wrongText && <Alert>{problemText(error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" aria-busy={isLoading}>
          {messages.sendMessage}
        </Button>
      </div>
    </form>
  );
}
