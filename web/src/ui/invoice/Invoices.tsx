import type { Invoice } from '@bookstore/contract/api/invoice';
import * as messages from '@bookstore/messages/invoices';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';

/** Prints one invoice at a time, by default the newest. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const [chosen, setChosen] = useState(invoices[0]?._id);
  const printed = invoices.find(({ _id }) => _id === chosen) ?? invoices[0];
  const print = (id: string) => {
    // The browser prints the page as it is now.
    flushSync(() => setChosen(id));
    window.print();
  };
  return (
    <ul className="grid gap-6">
      {invoices.map((invoice, index) => (
        <li key={invoice._id}>
          <Card className="grid gap-6">
            <InvoicePaper invoice={invoice} />
            <Button
              look={index === 0 ? 'primary' : 'secondary'}
              className="justify-self-start"
              onClick={() => print(invoice._id)}
            >
              {messages.print[invoice.kind](invoice.number)}
            </Button>
          </Card>
        </li>
      ))}
      {printed &&
        createPortal(
          <div className="printed-invoice" aria-hidden="true">
            <InvoicePaper invoice={printed} />
          </div>,
          document.body,
        )}
    </ul>
  );
}
