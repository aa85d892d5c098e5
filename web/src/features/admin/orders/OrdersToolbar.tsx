import { STATUS_OPTIONS, toStatus } from '../../../orderStates/orderStatus.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSearchBox } from '../ui/useSearchBox.ts';
import { DayField } from './DayField.tsx';
import type { OrdersView } from './ordersFilter.ts';
import { useOrdersDownload } from './useOrdersDownload.ts';

const STATUS_FILTERS = [{ value: '', label: 'All' }, ...STATUS_OPTIONS];

interface Props {
  view: OrdersView;
  onChange: (choice: Partial<OrdersView>) => void;
}

export function OrdersToolbar({ view, onChange }: Props) {
  const { status, from, to, cursor } = view;
  const place = [status, from, to, cursor].join('/');
  const { input, searchSoon, searchNow, typed } = useSearchBox(view.q, place, (q) => onChange({ q }));
  const choose = (choice: Partial<OrdersView>) => onChange({ q: typed(), ...choice });
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4 border-line sm:gap-x-4 border-b px-4 py-4 lg:px-6">
      <search className="min-w-0 basis-full sm:flex-1 sm:basis-64">
        <form onSubmit={searchNow}>
          <TextField
            ref={input}
            label="Find an order"
            placeholder="Name, e-mail or order ID"
            type="search"
            autoComplete="off"
            defaultValue={view.q}
            onChange={searchSoon}
          />
        </form>
      </search>
      <div className="min-w-32 flex-1 sm:max-w-48">
        <SelectField
          label="Status"
          options={STATUS_FILTERS}
          value={status}
          onChange={(event) => choose({ status: toStatus(event.target.value) ?? '' })}
        />
      </div>
      <div className="flex gap-3 max-sm:basis-full sm:gap-4">
        <DayField label="From" day={from} max={to} onChange={(day) => choose({ from: day })} />
        <DayField label="To" day={to} min={from} onChange={(day) => choose({ to: day })} />
      </div>
      <Download view={view} />
    </div>
  );
}

/** Saves every order that the filter finds, and counts them while they arrive. */
function Download({ view }: { view: OrdersView }) {
  const { count, start, cancel } = useOrdersDownload();
  const isRunning = count !== null;
  return (
    <div className="flex items-center gap-3">
      <Button look="secondary" className="max-sm:px-4" onClick={() => (isRunning ? cancel() : void start(view))}>
        {isRunning ? 'Stop the download' : 'Download CSV'}
      </Button>
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {isRunning && `${count} orders so far`}
      </p>
    </div>
  );
}
