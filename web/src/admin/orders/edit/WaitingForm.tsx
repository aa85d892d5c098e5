import type { AdminOrder, Waiting } from '@bookstore/contract/api/order';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import * as commonMessages from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/orderEdits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeOrderMutation } from '../../../api/adminOrdersApi.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { fieldError } from '../../ui/problemTexts.ts';
import { canNotify } from './canNotify.ts';
import { NotifyBox } from './NotifyBox.tsx';
import { refusalText, useOrderEdit } from './useOrderEdit.ts';

export function WaitingForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [change] = useChangeOrderMutation();
  const edit = useOrderEdit(order, close);
  const { waiting } = edit.theirs ?? order;
  const [notify, setNotify] = useState(canNotify(order));
  const { register, handleSubmit } = useForm({
    defaultValues: { until: waiting?.until ?? '', note: waiting?.note ?? '' },
  });
  const save = (next: Waiting | null) =>
    edit.save((version) => change({ id: order._id, version, change: { waiting: next, notify } }));
  const submit = handleSubmit(({ until, note }) =>
    save({ ...(until && { until }), ...(note.trim() && { note: note.trim() }) }),
  );
  const wrongDay = fieldError(edit.error, 'waiting.until');
  const wrongNote = fieldError(edit.error, 'waiting.note');
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-ink-soft text-sm">{messages.waitingHint}</p>
      <TextField
        type="date"
        label={messages.fields.until}
        hint={messages.untilHint}
        min={dayOf(new Date(), SHOP_TIME_ZONE)}
        error={wrongDay}
        {...register('until')}
      />
      <TextField
        label={messages.fields.waitingNote}
        hint={messages.waitingNoteHint}
        maxLength={2 * LIMITS.waitingNote}
        autoComplete="off"
        error={wrongNote}
        {...register('note')}
      />
      <NotifyBox order={order} isTicked={notify} onChange={setNotify} />
      {edit.theirs && <Alert>{messages.changedByOther}</Alert>}
      {edit.error !== null && !wrongDay && !wrongNote && <Alert>{refusalText(edit.error)}</Alert>}
      <DialogActions>
        <Button look="secondary" onClick={close}>
          {commonMessages.cancel}
        </Button>
        {waiting && (
          <Button look="secondary" onClick={() => save(null)}>
            {messages.stopWaiting}
          </Button>
        )}
        <Button type="submit" aria-busy={edit.isBusy}>
          {messages.save}
        </Button>
      </DialogActions>
    </form>
  );
}
