import type { Delivery } from '@bookstore/contract/api/order';
import { useRef } from 'react';
import { useStoreDeliveryMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { alreadyOrdered, type OrderFailure, toDeliveryFailure } from './orderFailure.ts';

/**
 * Stores where the order of a key shall go, before each try.
 * @returns null when the order may be sent, or why it may not.
 */
export function useStreet(): (
  key: string,
  delivery: Delivery,
  bookIds: readonly string[],
) => Promise<OrderFailure | null> {
  const [store] = useStoreDeliveryMutation();
  const stored = useRef({ key: '', delivery: '' });
  return async (key, delivery, bookIds) => {
    const wanted = { key, delivery: JSON.stringify(delivery) };
    const { error } = await store({ key, delivery });
    if (!error) {
      stored.current = wanted;
      return null;
    }
    const problem = problemOf(error);
    if (problem?.code !== 'status-conflict') return toDeliveryFailure(error);
    // The order stands already: its answer was lost. Asked for again it is answered, unless the street was changed here since.
    const isOther = stored.current.key === key && stored.current.delivery !== wanted.delivery;
    return isOther ? alreadyOrdered(problem.order ?? null, bookIds) : null;
  };
}
