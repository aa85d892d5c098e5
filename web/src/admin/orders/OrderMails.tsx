import type { AdminOrder } from '@bookstore/contract/api/order';
import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import { useSendMailAgainMutation } from '../../api/orderBookApi.ts';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { alertUser } from '../../ui/notify.ts';

const nameOf = (event: MailEvent) => (event === 'shop' ? 'To the shop' : `Order ${event}`);

const STATES: Record<OrderMail['state'], string> = {
  PENDING: 'Waiting',
  PROCESSING: 'On its way',
  SUCCESS: 'Sent',
  RETRY: 'Will be tried again',
  ERROR: 'Given up',
};

/** What the shop has written of an order, and how far each mail has come. Nothing where it sends none. */
export function OrderMails({ order: { _id: id, mails } }: { order: AdminOrder }) {
  const [sendAgain] = useSendMailAgainMutation();
  if (!mails?.length) return null;
  const ask = async (event: MailEvent) => {
    if ((await sendAgain({ id, event })).error) alertUser('Failed to ask for the mail. Please try again.');
  };
  return (
    <section aria-label="Mails">
      <h3 className="pb-3 font-display text-xl">Mails</h3>
      <ul className="divide-y divide-line">
        {mails.map(({ event, state, at, error }) => (
          <li key={event} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="wrap-anywhere">
              {nameOf(event)}: {[STATES[state], at && formatMoment(at), error].filter(Boolean).join(', ')}
            </span>
            <Button look="secondary" aria-label={`Send again: ${nameOf(event)}`} onClick={() => void ask(event)}>
              Send again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
