import type { AdminOrder } from '@bookstore/contract/api/order';
import { close as closeLabel, tryAgain } from '@bookstore/messages/common';
import { notLoaded } from '@bookstore/messages/dashboardOrders';
import * as messages from '@bookstore/messages/pickList';
import { useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { OrderReasons } from '../bulk/OrderReasons.tsx';
import { type OrderReason, splitOrders } from '../bulk/splitOrders.ts';
import { useCurrentOrders } from '../bulk/useCurrentOrders.ts';
import { useOrderBooks } from '../useOrderBooks.ts';
import { usePrint } from '../usePrint.ts';
import { PickListLines } from './PickListLines.tsx';
import { PickListSheet } from './PickListSheet.tsx';
import { copiesOn, toPickList } from './pickList.ts';
import { MAX_PLACED, usePlacedOrders } from './usePlacedOrders.ts';

interface Props {
  /** Selected orders at opening; absent: all open orders. */
  orders?: readonly AdminOrder[];
  onClose: () => void;
}

export function PickListDialog({ orders, onClose }: Props) {
  const [selected] = useState(orders);
  return (
    <Modal title={messages.pickList} onClose={onClose}>
      {(close) => (selected ? <PickSelected orders={selected} close={close} /> : <PickPlaced close={close} />)}
    </Modal>
  );
}

interface Found {
  orders: readonly AdminOrder[];
  isLoading: boolean;
  failed: readonly OrderReason[];
  remark: string;
  retry: (() => void) | null;
}

function PickSelected({ orders, close }: { orders: readonly AdminOrder[]; close: () => void }) {
  const { ready, failed, isLoading, retry } = useCurrentOrders(orders);
  const retryFailed = failed.length > 0 ? retry : null;
  return <PickList found={{ orders: ready, isLoading, failed, remark: '', retry: retryFailed }} close={close} />;
}

function PickPlaced({ close }: { close: () => void }) {
  const { orders, isLoading, isFailed, hasMore, retry } = usePlacedOrders();
  const limitNote = hasMore ? messages.moreThan(countOf(MAX_PLACED, 'order')) : '';
  const remark = isFailed ? messages.ordersNotLoaded : limitNote;
  return <PickList found={{ orders, isLoading, failed: [], remark, retry: isFailed ? retry : null }} close={close} />;
}

function PickList({ found, close }: { found: Found; close: () => void }) {
  const { isLoading, failed, remark, retry } = found;
  const { matching: placed, others } = splitOrders(found.orders, 'placed');
  const { books, isLoading: areBooksLoading } = useOrderBooks(isLoading ? [] : placed);
  const lines = toPickList(placed, books);
  const isReady = !isLoading && !areBooksLoading && lines.length > 0;
  // Phones and tablets show the list at the shelf.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isPrinted = usePrint(isReady && retry === null && !isTouched);
  const copies = messages.copiesForOrders(countOf(copiesOn(lines), 'copy'), countOf(placed.length, 'order'));
  const summary = lines.length > 0 ? copies : messages.nothingToPick;
  const isSettled = !isLoading && !areBooksLoading;
  return (
    <>
      <p role="status" className="tabular-nums">
        {isSettled
          ? [lines.length > 0 || !retry ? summary : '', remark].filter(Boolean).join('. ')
          : messages.checkingOrders(countOf(found.orders.length, 'order'))}
      </p>
      <OrderReasons label={notLoaded} orders={failed} />
      {isSettled && others.length > 0 && (
        <Disclosure label={messages.ordersNotListed(countOf(others.length, 'order'))}>
          <OrderReasons label={messages.notOnTheList} orders={others} />
        </Disclosure>
      )}
      {isReady && <PickListLines lines={lines} books={books} />}
      <DialogActions>
        <Button look="secondary" onClick={close}>
          {closeLabel}
        </Button>
        {isSettled && retry && (
          <Button look="secondary" onClick={retry}>
            {tryAgain}
          </Button>
        )}
        {isReady && <Button onClick={() => window.print()}>{isPrinted ? messages.printAgain : messages.print}</Button>}
      </DialogActions>
      {isReady && <PickListSheet lines={lines} summary={summary} />}
    </>
  );
}
