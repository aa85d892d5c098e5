import { formatCents } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/checkout';
import * as common from '@bookstore/messages/common';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CartItemWarning } from '../cart/CartLine.tsx';
import { type CartItem, isOrderable, selectCartItems } from '../cart/cartSlice.ts';
import { RemoveUnavailable } from '../cart/RemoveUnavailable.tsx';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';
import { ExistingOrderNotice } from './ExistingOrderNotice.tsx';
import type { OrderFailure } from './orderFailure.ts';
import type { PlaceOrder } from './usePlaceOrder.ts';

interface Props {
  failure: OrderFailure;
  order: PlaceOrder;
  /** Total of the order as filled in now. */
  totalCents: number;
  onRemove: (items: readonly CartItem[]) => void;
  onRemoved?: () => void;
}

/** Explains a remedy, which the alert lacks. Takes the focus, so that the notice is announced and visible. */
export function OrderFailureNotice(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Alert>{explain(props)}</Alert>
    </div>
  );
}

function explain({ failure, order, totalCents, onRemove, onRemoved }: Props) {
  const { retry, quoted } = order;
  switch (failure.kind) {
    case 'empty-cart':
      return <p>{messages.cartEmpty}</p>;
    case 'cart-changed':
      return (
        <>
          <p>{quoted?.cents === totalCents ? messages.totalChanged(formatCents(totalCents)) : messages.cartChanged}</p>
          <CartChanges />
          <RemoveUnavailable onRemove={onRemove} {...(onRemoved && { onRemoved })} />
        </>
      );
    case 'already-ordered':
      return <ExistingOrderNotice {...failure} onKeep={order.keepOrder} onOrderAgain={order.orderAgain} />;
    case 'email-not-confirmed':
      return <ConfirmEmailNotice onRetry={retry} />;
    case 'busy':
      return <Retry onRetry={retry}>{messages.booksBusy}</Retry>;
    case 'uncertain':
      return <Retry onRetry={retry}>{messages.retryIsSafe(failure.reason ?? messages.noAnswer)}</Retry>;
    case 'not-sent':
      return <Retry onRetry={retry}>{messages.orderNotSent(failure.reason ?? messages.noAnswer)}</Retry>;
    case 'refused':
      return failure.reasons.map((reason) => <p key={reason}>{reason}</p>);
  }
}

/** The form's button is a screen further down. */
function Retry({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <p>{children}</p>
      <Button className="w-fit" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  );
}

function CartChanges() {
  const items = useSelector(selectCartItems);
  const changed = items.filter((item) => !isOrderable(item) || item.was !== undefined);
  if (changed.length === 0) return null;
  return (
    <ul className="grid gap-1 pt-2">
      {changed.map((item) => (
        <li key={item._id}>
          <span dir="auto" className="font-medium">
            {item.title}
          </span>
          <CartItemWarning item={item} />
        </li>
      ))}
    </ul>
  );
}
