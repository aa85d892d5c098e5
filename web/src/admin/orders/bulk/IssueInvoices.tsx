import type { Invoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIssueInvoiceMutation } from '../../../api/adminOrdersApi.ts';
import { ordersApi } from '../../../api/ordersApi.ts';
import { countOf } from '../../../lib/format.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { Button } from '../../../ui/Button.tsx';
import { InvoicePaper } from '../../../ui/invoice/InvoicePaper.tsx';
import { useThunkDispatch } from '../../ui/thunks.ts';
import { usePrint } from '../usePrint.ts';
import { OrderReasons } from './OrderReasons.tsx';
import { type MoveReport, moveOrders, NOTHING_MOVED } from './orderMoves.ts';

interface Props {
  orders: readonly AdminOrder[];
  close: () => void;
}

/** Creates the missing invoices of these orders and prints all invoices as one job. */
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {isPrinted ? messages.close : messages.cancel}
        </Button>
        {!isRunning && report.left.length > 0 && (
          <Button look="secondary" onClick={() => void start(report.left.map(({ order }) => order))}>
            {messages.tryAgain}
          </Button>
        )}
        {!isStarted && <Button onClick={() => void start(orders)}>{messages.createAndPrint}</Button>}
        {isReady && (
          <Button onClick={() => window.print()}>{isPrinted ? messages.printAgain : messages.printInvoices}</Button>
        )}
      </div>
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

/** Asks for the invoice of each order; an order that has one answers with it. */
function useIssuing(orders: readonly AdminOrder[]) {
  const [issue] = useIssueInvoiceMutation();
  const dispatch = useThunkDispatch();
  const [found, setFound] = useState<ReadonlyMap<string, Invoice>>(new Map());
  const [report, setReport] = useState<MoveReport>(NOTHING_MOVED);
  const [isRunning, setIsRunning] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const { begin } = useLatestRun();
  const start = async (which: readonly AdminOrder[]) => {
    setIsStarted(true);
    setIsRunning(true);
    const end = await moveOrders(which, {
      send: async ({ _id }) => {
        const invoice = await issue({ id: _id, isOneOfMany: true }).unwrap();
        setFound((before) => new Map(before).set(_id, invoice));
      },
      onProgress: setReport,
      isCancelled: begin(),
      before: report,
    });
    setReport(end);
    setIsRunning(false);
    dispatch(ordersApi.util.invalidateTags(['AdminOrders']));
  };
  // In the order of selection.
  const invoices = orders.flatMap(({ _id }) => found.get(_id) ?? []);
  return { invoices, report, isRunning, isStarted, start };
}
