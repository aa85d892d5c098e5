import type { AdminOrder } from '@bookstore/contract/order';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import { useCallback, useRef } from 'react';
import { useSetOrderStatusMutation } from '../../../api/orderBookApi.ts';
import { problemOf } from '../../../api/problem.ts';
import { optionsOf, statusLabel, toStatus } from '../../../orderStatus/orderStatus.ts';
import { Button } from '../../../ui/Button.tsx';
import { alertUser } from '../../../ui/notify.ts';
import { SelectField } from '../../../ui/SelectField.tsx';

/** Says how far an order has come, and offers what it may become, the next step by a button. A choice is stored at once; one that could not be stored is taken back. */
export function OrderStatusField({ order }: { order: AdminOrder }) {
  const [setStatus, { isLoading, isSuccess, originalArgs }] = useSetOrderStatusMutation();
  const change = async (value: string) => {
    const status = toStatus(value);
    if (!status || isLoading) return;
    const { error } = await setStatus({ id: order._id, status, from: order.status });
    if (problemOf(error)?.code === 'status-conflict') alertUser('Somebody else has changed the order meanwhile.');
    else if (error) alertUser('Failed to change the status. Please try again.');
  };
  const field = useRef<HTMLSelectElement>(null);
  // With the last step the button goes: who has it in focus goes on beside it.
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    return () => {
      if (button === document.activeElement) field.current?.focus();
    };
  }, []);
  const next = NEXT_STATUSES[order.status].find((status) => status !== 'cancelled');
  return (
    <>
      <div className="min-w-40">
        <SelectField
          ref={field}
          label="Status"
          options={optionsOf(order.status)}
          value={isLoading && originalArgs ? originalArgs.status : order.status}
          aria-busy={isLoading}
          onChange={(event) => void change(event.target.value)}
        />
        <span className="sr-only">
          <span role="status">{isSuccess && `The order is now: ${statusLabel(order.status)}`}</span>
        </span>
      </div>
      {next && (
        // The second press of a double click would be the step after it.
        <Button ref={keepFocus} aria-busy={isLoading} onClick={({ detail }) => detail < 2 && void change(next)}>
          Mark as {statusLabel(next).toLowerCase()}
        </Button>
      )}
    </>
  );
}
