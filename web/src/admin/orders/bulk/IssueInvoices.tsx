import type { Invoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder } from '@bookstore/contract/api/order';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIssueInvoiceMutation } from '../../../api/adminOrdersApi.ts';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { InvoicePaper } from '../../../ui/invoice/InvoicePaper.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { usePrint } from '../usePrint.ts';
import { OrderReasons } from './OrderReasons.tsx';
import { useOrderRun } from './useOrderRun.ts';

interface Props {
  orders: readonly AdminOrder[];
  close: () => void;
}

export function IssueInvoices({ orders, close }: Props) {
  const { invoices, report, isRunning, isStarted, start } = useIssuing(orders);
  const isReady = isStarted && !isRunning && invoices.length > 0;
  const isPrinted = usePrint(isReady && report.left.length === 0);
  const notIssued = [...report.refused, ...report.left];
  const total = countOf(orders.length, 'order');
  const missing = notIssued.length > 0 ? messages.notDone(notIssued.length) : '';
  return (
    <>
      <p role="status" className="tabular-nums">
        {!isStarted && messages.willInvoice(total)}
        {isRunning && messages.invoicingSoFar(total, report.moved.length + notIssued.length)}
        {isStarted && !isRunning && messages.invoicesReady(invoices.length, missing)}
      </p>
      <OrderReasons label={messages.notInvoiced} orders={notIssued} />
      <DialogActions>
        <Button look="secondary" onClick={close}>
          {isPrinted ? common.close : common.cancel}
        </Button>
        {!isRunning && report.left.length > 0 && (
          <Button look="secondary" onClick={() => void start(report.left.map(({ order }) => order))}>
            {common.tryAgain}
          </Button>
        )}
        {!isStarted && <Button onClick={() => void start(orders)}>{messages.createAndPrint}</Button>}
        {isReady && (
          <Button onClick={() => window.print()}>{isPrinted ? messages.printAgain : messages.printInvoices}</Button>
        )}
      </DialogActions>
      {isReady &&
        createPortal(
          invoices.map((invoice) => (
            <div key={invoice._id} className="printed-invoice" aria-hidden="true">
              <InvoicePaper invoice={invoice} />
            </div>
          )),
          document.body,
        )}
    </>
  );
}

/** The shop returns the invoice of an order that already has one. */
function useIssuing(orders: readonly AdminOrder[]) {
  const [issue] = useIssueInvoiceMutation();
  const { total, isRunning, report, run } = useOrderRun();
  const [found, setFound] = useState<ReadonlyMap<string, Invoice>>(new Map());

  const send = async ({ _id }: AdminOrder) => {
    const invoice = await issue({ id: _id, isOneOfMany: true }).unwrap();
    setFound((before) => new Map(before).set(_id, invoice));
  };
  const start = (which: readonly AdminOrder[]) => run(which, { send });
  const invoices = orders.flatMap(({ _id }) => found.get(_id) ?? []);
  return { invoices, report, isRunning, isStarted: total > 0, start };
}
