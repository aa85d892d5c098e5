import type { ListedInvoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { openInvoiceOf } from '@bookstore/contract/invoices';
import * as messages from '@bookstore/messages/invoices';
import { type Ref, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIssueInvoiceMutation } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';

export function OrderInvoice({ order }: { order: AdminOrder }) {
  const { _id: id, status, invoices = [] } = order;
  const links = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  const [issue, { data: issued }] = useIssueInvoiceMutation();
  const oneAtATime = useOneAtATime();
  const canBeWritten = (status === 'packed' || status === 'delivered') && openInvoiceOf(invoices) === null;
  useEffect(() => {
    if (canBeWritten || !wasPressed.current) return;
    wasPressed.current = false;
    links.current?.querySelector<HTMLAnchorElement>('li:last-child a')?.focus();
  }, [canBeWritten]);
  if (!canBeWritten && invoices.length === 0) return null;
  const write = () =>
    oneAtATime(async () => {
      wasPressed.current = true;
      const { error } = await issue({ id });
      if (!error) return;
      wasPressed.current = false;
      showMessage(getProblem(error)?.detail ?? messages.notCreated);
    });
  return (
    <section aria-label={messages.invoice} className="grid gap-3 print:hidden">
      <h3 className="font-display text-xl">{messages.invoice}</h3>
      <p role="status" className="text-ink-soft empty:hidden">
        {issued && !canBeWritten && messages.created(formatName(issued))}
        {invoices.length === 0 && messages.hasNoInvoice}
      </p>
      <InvoiceLinks order={order} ref={links} />
      {canBeWritten && (
        <Button look="secondary" className="justify-self-start" onClick={() => void write()}>
          {messages.createInvoice}
        </Button>
      )}
    </section>
  );
}

const formatName = ({ kind, number }: ListedInvoice) => messages.numbered[kind](number);

function InvoiceLinks({ order: { _id: id, invoices = [] }, ref }: { order: AdminOrder; ref: Ref<HTMLUListElement> }) {
  // The state leads back to the list.
  const { state } = useLocation();
  return (
    <ul ref={ref} className="flex flex-wrap gap-x-6 empty:hidden">
      {invoices.map((invoice) => (
        <li key={invoice.number}>
          <Link
            to={paths.adminOrderInvoices(id)}
            state={state}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {formatName(invoice)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
