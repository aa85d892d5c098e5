import type { AdminOrder, OrderEdit, OrderMessage } from '@bookstore/contract/api/order';
import type { OrderMail } from '@bookstore/contract/api/orderMail';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';
import { list } from '@bookstore/messages/words';
import { useSendMailAgainMutation } from '../../api/adminOrdersApi.ts';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { mailStates } from './mailStates.ts';

/** Unsent emails are the last entries. */
const timeOf = ({ at }: { at?: string | undefined }) => (at ? Date.parse(at) : Number.POSITIVE_INFINITY);

export function OrderHistory({ order }: { order: AdminOrder }) {
  const { _id: id, edits = [], messages: sent = [], mails = [] } = order;
  // Infinity - Infinity is NaN, for two unsent emails.
  const entries = [...edits, ...sent, ...mails].toSorted((a, b) => timeOf(a) - timeOf(b) || 0);
  if (entries.length === 0) return null;
  return (
    <section aria-label={messages.history}>
      <h3 className="pb-3 font-display text-xl">{messages.history}</h3>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={'event' in entry ? entry.event : `${entry.at} ${'text' in entry}`} className="grid gap-1 py-3">
            <span className="text-ink-soft text-sm empty:hidden">
              {entry.at && <time dateTime={entry.at}>{formatMoment(entry.at)}</time>}
              {'by' in entry && messages.byAdmin(entry.by)}
            </span>
            {'event' in entry && <Mail id={id} mail={entry} />}
            {'text' in entry && <Message message={entry} />}
            {!('event' in entry || 'text' in entry) && <Edit edit={entry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mail({ id, mail: { event, state, error } }: { id: string; mail: OrderMail }) {
  const [sendAgain, { isUninitialized }] = useSendMailAgainMutation();
  const name = messages.mailNames[event];
  const ask = async () => {
    if ((await sendAgain({ id, event })).error) showMessage(messages.emailNotRequested);
  };
  // A pressed button stays, because it has the focus.
  const canResend = state !== 'PENDING' || !isUninitialized;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="wrap-anywhere min-w-0 flex-1 basis-32">
        {messages.emailOf(name)}: {[mailStates[state], error].filter(Boolean).join(', ')}
      </span>
      {canResend && (
        <Button
          look="quiet"
          className="-my-2 -me-3 shrink-0 px-3! underline"
          aria-label={messages.sendAgain(name)}
          onClick={() => void ask()}
        >
          {messages.sendAgainLabel}
        </Button>
      )}
    </div>
  );
}

function Message({ message: { text, state, error } }: { message: OrderMessage }) {
  const outcome = [state && mailStates[state], error].filter(Boolean).join(', ');
  return (
    <>
      <span className="font-medium">{[messages.messageSent, outcome].filter(Boolean).join(': ')}</span>
      <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line border-line-strong border-s-2 ps-3">
        {text}
      </blockquote>
    </>
  );
}

const FIELD_NAMES: Partial<Record<string, string>> = messages.editedFields;

const getFieldName = (field: string): string => FIELD_NAMES[field] ?? field;

function Edit({ edit: { added, removed, totals, fields, part } }: { edit: OrderEdit }) {
  const other = part && shortId(part);
  const lines = [
    ...(added ? [other ? messages.booksMovedBack(added, other) : facts.booksAdded(added)] : []),
    ...(removed ? [other ? messages.booksMoved(removed, other) : facts.booksRemoved(removed)] : []),
    ...(totals ? [messages.totalChanged(...(totals.map((sum) => formatPrice(Number(sum))) as [string, string]))] : []),
    ...(fields ? [messages.deliveryFieldsChanged(list(fields.map(getFieldName)))] : []),
  ];
  return lines.map((line) => (
    <span key={line} className="wrap-anywhere">
      {line}
    </span>
  ));
}
