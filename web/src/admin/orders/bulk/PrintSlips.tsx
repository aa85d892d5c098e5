import type { AdminOrder } from '@bookstore/contract/api/order';
import { useEffect, useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { PackingSlip } from '../PackingSlip.tsx';
import { OrderReasons } from './OrderReasons.tsx';
import { useOrdersAsTheyAre } from './useOrdersAsTheyAre.ts';

const countSlips = (count: number) => countOf(count, 'slip');

interface Props {
  orders: readonly AdminOrder[];
  close: () => void;
}

/** Prints the slips of many orders at once, each on its page. What cannot be loaded is said before anything is printed. */
export function PrintSlips({ orders, close }: Props) {
  const { ready, failed, isLoading, total, retry } = useOrdersAsTheyAre(orders);
  const [isPrinted, setIsPrinted] = useState(false);
  const isWhole = !isLoading && failed.length === 0;
  useEffect(() => {
    if (!isWhole) return;
    // Once they stand on the page.
    window.print();
    setIsPrinted(true);
  }, [isWhole]);
  const done = ready.length + failed.length;
  const missing = failed.length > 0 ? `, ${failed.length} could not be loaded` : '';
  return (
    <>
      <p role="status" className="tabular-nums">
        {isLoading
          ? `Loading ${countSlips(total)}: ${done} so far`
          : `${countSlips(ready.length)}, each on a page of its own${missing}`}
      </p>
      {isLoading && <progress aria-label="Progress" className="h-2 w-full accent-accent" value={done} max={total} />}
      <OrderReasons label="Not loaded" orders={failed} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {isPrinted ? 'Close' : 'Cancel'}
        </Button>
        {!isLoading && failed.length > 0 && (
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        )}
        {!isLoading && ready.length > 0 && (
          <Button onClick={() => window.print()}>
            {isPrinted ? 'Print again' : `Print ${countSlips(ready.length)}`}
          </Button>
        )}
      </div>
      {!isLoading && ready.map((order) => <PackingSlip key={order._id} order={order} />)}
    </>
  );
}
