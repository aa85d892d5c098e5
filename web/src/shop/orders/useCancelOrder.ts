import type { Order } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import { useCancelOrderMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { alertUser, askUser } from '../../ui/notify.ts';

/** Cancels an order after a question. Where the shop was faster, it says so, and the list shows the order as it is. */
export function useCancelOrder({ _id }: Order) {
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
