import type { AdminOrder } from '@bookstore/contract/api/order';
import { isUnsold } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/orderEdits';
import { type NotesChange, useChangeOrderMutation } from '../../../api/adminOrdersApi.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type Texts, TextsForm } from './TextsForm.tsx';
import { useOrderEdit } from './useOrderEdit.ts';

const TRACKING = ['carrier', 'number', 'url'] as const;
type Name = (typeof TRACKING)[number] | 'internalNote';

const toTexts = ({ tracking, internalNote = '' }: AdminOrder): Texts<Name> => ({
  carrier: tracking?.carrier ?? '',
  number: tracking?.number ?? '',
  url: tracking?.url ?? '',
  internalNote,
});

function toNotesChange(typed: Texts<Name>, current: Texts<Name>): NotesChange {
  const { carrier, number, url, internalNote } = typed;
  const tracking = carrier ? { carrier, number, ...(url && { url }) } : null;
  return {
    ...(TRACKING.some((name) => typed[name] !== current[name]) && { tracking }),
    ...(internalNote !== current.internalNote && { internalNote }),
  };
}

/** Carrier and number need each other; a link needs both. */
const check = ({ carrier, number, url }: Texts<Name>) =>
  Boolean(carrier) === Boolean(number) && (carrier || !url) ? '' : messages.carrierAndNumber;

export function NotesForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [change] = useChangeOrderMutation();
  const edit = useOrderEdit(order, close);
  const seen = toTexts(order);
  return (
    <TextsForm<Name>
      seen={seen}
      theirs={edit.theirs && toTexts(edit.theirs)}
      edit={edit}
      check={check}
      action={messages.save}
      onSave={(typed, current) =>
        edit.save((version) => change({ id: order._id, version, change: { notes: toNotesChange(typed, current) } }))
      }
      close={close}
      pathOf={(name) => (name === 'internalNote' ? name : `tracking.${name}`)}
    >
      {(field) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2" hidden={isUnsold(order)}>
            {TRACKING.map((name) => (
              <TextField
                key={name}
                label={messages.fields[name]}
                hint={name === 'url' ? messages.urlHint : undefined}
                inputMode={name === 'url' ? 'url' : 'text'}
                autoComplete="off"
                {...field(name)}
              />
            ))}
          </div>
          {!isUnsold(order) && <p className="text-ink-soft text-sm">{messages.trackingHint}</p>}
          <TextArea label={messages.fields.internalNote} hint={messages.internalNoteHint} {...field('internalNote')} />
        </>
      )}
    </TextsForm>
  );
}
