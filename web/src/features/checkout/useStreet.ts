import type { Delivery } from '@bookstore/contract/delivery';
import { useStoreDeliveryMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { alreadyOrdered, type OrderFailure, toDeliveryFailure } from './orderFailure.ts';
import { compareStoredStreet, noteStoredStreet } from './storedStreet.ts';

/**
 * Stores where the order of a key shall go, once.
 * @returns null when the order may be sent, or why it may not.
 */
export function useStreet(): (
  key: string,
  delivery: Delivery,
  bookIds: readonly string[],
) => Promise<OrderFailure | null> {
  const [store] = useStoreDeliveryMutation();
  return async (key, delivery, bookIds) => {
    const known = await compareStoredStreet(key, delivery);
    if (known === 'same') return null;
    const { error } = await store({ key, delivery });
    if (!error) {
      await noteStoredStreet(key, delivery);
      return null;
    }
    const problem = problemOf(error);
    if (problem?.code !== 'status-conflict') return toDeliveryFailure(error);
    // The order stands already: its answer was lost. Asked for again it is answered, unless the street was changed since.
    return known === 'other' ? alreadyOrdered(problem.order ?? null, bookIds) : null;
  };
}
