import type { Order } from '@bookstore/contract/api/order';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useCancelOrder } from './useCancelOrder.ts';
import { useOrderAgain } from './useOrderAgain.ts';

/** What a customer can do about an order of theirs: cancel it while nobody has packed it, and buy its books again. */
export function OrderActions({ order }: { order: Order }) {
  const { cancel, isCancelling } = useCancelOrder(order);
  const { orderAgain, isAdding, outcome } = useOrderAgain(order);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" aria-disabled={isAdding || undefined} onClick={orderAgain}>
          Order again
        </Button>
        {order.status === 'placed' && (
          <Button look="quiet" aria-disabled={isCancelling || undefined} onClick={cancel}>
            Cancel order
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {outcome?.text}
        {outcome?.isInCart && (
          <>
            {' '}
            <Link to={paths.cart} className="font-medium text-accent underline underline-offset-4">
              Go to the cart
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
