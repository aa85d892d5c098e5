import type { Order } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import { Link } from 'react-router-dom';
import { useCancelOrderMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { alertUser, askUser } from '../../ui/notify.ts';
import { useOrderAgain } from './useOrderAgain.ts';

/** Cancels an order after a question. Where the shop was faster, it says so, and the list shows the order as it is. */
function useCancelOrder({ _id }: Order) {
  const [send, { isLoading }] = useCancelOrderMutation();
  const cancel = async () => {
    const isConfirmed = await askUser('warning', {
      title: `Cancel order ${shortId(_id)}?`,
      text: 'Nothing will be sent, and nothing is to be paid.',
      confirm: 'Cancel the order',
      cancel: 'Keep it',
    });
    if (!isConfirmed) return;
    const { error } = await send(_id);
    if (problemOf(error)?.code === 'status-conflict')
      alertUser('The order is packed already, so it cannot be cancelled.');
    else if (error) alertUser('Failed to cancel the order. Please try again.');
  };
  return { cancel: () => void cancel(), isCancelling: isLoading };
}

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
