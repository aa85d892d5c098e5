import type { AdminOrder, OrderEdit, OrderMessage } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';
import { list } from '@bookstore/messages/words';
import { formatMoment } from '../../lib/format.ts';
import { mailStates } from './mailStates.ts';

export function OrderHistory({ order: { edits = [], messages: sent = [] } }: { order: AdminOrder }) {
  const entries = [...edits, ...sent].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (entries.length === 0) return null;
  return (
    <section aria-label={messages.changesAndMessages}>
      <h3 className="pb-3 font-display text-xl">{messages.changesAndMessages}</h3>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={`${entry.at} ${'text' in entry}`} className="grid gap-1 py-3">
            <span className="text-ink-soft text-sm">
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              {messages.byAdmin(entry.by)}
            </span>
            {'text' in entry ? <Message message={entry} /> : <Edit edit={entry} />}
          </li>
        ))}
      </ol>
    </section>
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
