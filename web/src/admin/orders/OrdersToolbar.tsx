import type { AdminOrder } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { useLazyGetAdminOrdersQuery } from '../../api/adminOrdersApi.ts';
import { countOf } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { STATUS_OPTIONS } from '../../ui/orderStatus/orderStatus.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { useAddressInput } from '../ui/useAddressInput.ts';
import { useFileSave } from '../ui/useFileSave.ts';
import { LabelsButton } from './LabelsButton.tsx';
import { isOrderDay, type OrdersView, toChoice, toFilter } from './ordersFilter.ts';

const STATUS_FILTERS = [
  { value: '', label: messages.all },
  ...STATUS_OPTIONS,
  { value: 'waiting', label: messages.waitingOrders },
  { value: 'due', label: messages.dueOrders },
  { value: 'no-street', label: messages.noStreet },
  { value: 'cash-due', label: messages.cashOwed },
  { value: 'mail-failed', label: messages.emailFailed },
];

const SORTS = [
  { value: 'newest', label: messages.newestFirst },
  { value: 'oldest', label: messages.oldestFirst },
];

interface Props {
  view: OrdersView;
  onChange: (choice: Partial<OrdersView>) => void;
  hasSelection: boolean;
}

export function OrdersToolbar({ view, onChange, hasSelection }: Props) {
  const { customer, status, day, from, to, sort, cursor } = view;
  return (
    <ListToolbar
      label={messages.findOrder}
      placeholder={messages.searchHint}
      maxLength={LIMITS.orderSearch}
      className="sm:flex-1 sm:basis-64"
      view={view}
      place={[customer, status, day, from, to, sort, cursor].join('/')}
      onChange={onChange}
      hasSelection={hasSelection}
      chosen={[status, day, from, to, sort !== 'newest'].filter(Boolean).length}
    >
      {(choose) => (
        <>
          <div className="min-w-0 flex-1 basis-40 sm:max-w-40">
            <SelectField
              label={messages.status}
              options={STATUS_FILTERS}
              value={status}
              onChange={(event) => choose({ status: toChoice(event.target.value) })}
            />
          </div>
          <div className="flex items-end gap-3 max-sm:basis-full max-sm:flex-wrap">
            <DayField label={messages.from} day={from} max={to} onChange={(day) => choose({ from: day })} />
            <DayField label={messages.to} day={to} min={from} onChange={(day) => choose({ to: day })} />
            <Button
              look="secondary"
              className="px-4! aria-pressed:border-accent aria-pressed:bg-accent-soft max-sm:basis-full"
              aria-pressed={day === 'today'}
              onClick={() => choose({ day: day ? '' : 'today' })}
            >
              {messages.today}
            </Button>
          </div>
          <div className="min-w-0 flex-1 basis-full sm:max-w-46 sm:basis-40">
            <SelectField
              label={messages.sortedBy}
              options={SORTS}
              value={sort}
              onChange={({ target }) => choose({ sort: target.value === 'oldest' ? 'oldest' : 'newest' })}
            />
          </div>
          <Download view={view} />
          {LABELLED.has(status) && <LabelsOfView view={view} />}
        </>
      )}
    </ListToolbar>
  );
}

interface DayFieldProps {
  label: string;
  /** ISO date; '' for none. */
  day: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function validateDay(day: string, min = '', max = ''): string {
  if (day === '') return '';
  if (day < min) return messages.beforeFirstDay;
  return max !== '' && day > max ? messages.afterLastDay : '';
}

/** Ignores days that are still being typed, such as the year 0202. */
function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  const input = useAddressInput(day);
  const [refused, setRefused] = useState({ day, problem: '' });
  // A new address ends the problem.
  const problem = refused.day === day ? refused.problem : '';
  const read = (text: string) => {
    if (text !== '' && !isOrderDay(text)) return;
    const fault = validateDay(text, min, max);
    setRefused({ day, problem: fault });
    if (!fault) onChange(text);
  };
  return (
    <div className="min-w-0 flex-1 sm:w-38">
      <TextField
        ref={input}
        type="date"
        label={label}
        // The field of the last day shows the error of an invalid range.
        error={problem || validateDay(day, min)}
        defaultValue={day}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => read(event.target.value)}
      />
    </div>
  );
}

const LABELLED: ReadonlySet<string> = new Set(['', 'placed', 'packed']);

function LabelsOfView({ view }: { view: OrdersView }) {
  const [fetchPage] = useLazyGetAdminOrdersQuery();
  return (
    <LabelsButton
      label={messages.labelsCsv}
      load={async (context) => {
        const { collectOrders } = await import('./ordersFile.ts');
        const statuses = view.status === '' ? (['placed', 'packed'] as const) : [view.status];
        // An order packed while loading appears in both states, so the map is by id.
        const found = new Map<string, AdminOrder>();
        for (const status of statuses) {
          const orders = await collectOrders({
            ...context,
            onProgress: (count) => context.onProgress(found.size + count),
            filter: toFilter({ ...view, status, cursor: '' }),
            fetchPage: (request) => fetchPage(request).unwrap(),
          });
          if (!orders) return null;
          for (const order of orders) found.set(order._id, order);
        }
        return [...found.values()];
      }}
    />
  );
}

function Download({ view }: { view: OrdersView }) {
  const { count, start, cancel } = useOrdersDownload();
  const isRunning = count !== null;
  return (
    <div className="flex items-center gap-3">
      <Button look="secondary" className="px-4!" onClick={() => (isRunning ? cancel() : void start(view))}>
        {isRunning ? messages.stopDownload : messages.downloadCsv}
      </Button>
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {isRunning && messages.downloadProgress(countOf(count, 'order'))}
      </p>
    </div>
  );
}

interface OrdersDownload {
  count: number | null;
  start: (view: OrdersView) => Promise<void>;
  cancel: () => void;
}

function useOrdersDownload(): OrdersDownload {
  const [fetchPage] = useLazyGetAdminOrdersQuery();
  const { progress, start, cancel } = useFileSave<number>(messages.downloadFailed);
  return {
    count: progress,
    start: (view) =>
      start(0, async (context) => {
        const { saveOrders } = await import('./ordersFile.ts');
        await saveOrders({
          ...context,
          filter: toFilter({ ...view, cursor: '' }),
          fetchPage: (request) => fetchPage(request).unwrap(),
        });
      }),
    cancel,
  };
}
