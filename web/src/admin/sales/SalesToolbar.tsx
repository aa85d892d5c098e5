import type { SalesReport } from '@bookstore/contract/api/sales';
import { SALES_RANGES } from '@bookstore/contract/api/salesRanges';
import { type DayRange, isDay, SPANS } from '@bookstore/contract/days';
import * as messages from '@bookstore/messages/dashboard';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LIST_BUTTON, LIST_BUTTONS } from '../ui/listButton.ts';
import { canGroupBy, type SalesView, withRange } from './salesView.ts';

const OWN = 'own';
const RANGE_OPTIONS = [
  { value: '7d', label: messages.last7Days },
  { value: '30d', label: messages.last30Days },
  { value: 'month', label: messages.thisMonth },
  { value: '12m', label: messages.last12Months },
  { value: OWN, label: messages.customRange },
];
const SPAN_OPTIONS = [
  { value: 'day', label: messages.day },
  { value: 'week', label: messages.week },
  { value: 'month', label: messages.month },
];

const save = (report: SalesReport) =>
  import('./salesFile.ts').then(
    ({ saveSales }) => saveSales(report),
    () => showMessage(messages.fileNotSaved),
  );

interface Props {
  view: SalesView;
  report: SalesReport | undefined;
  onChange: (view: SalesView) => void;
  children?: ReactNode;
}

export function SalesToolbar({ view, report, onChange, children }: Props) {
  const { range, by } = view;
  const choose = (value: string) => {
    const preset = SALES_RANGES.find((one) => one === value);
    const next = preset ?? (report && { from: report.from, to: report.to });
    if (next) onChange(withRange(view, next));
  };
  return (
    <>
      <div className="min-w-0 flex-1 basis-46 sm:max-w-48">
        <SelectField
          label={messages.range}
          options={RANGE_OPTIONS}
          value={typeof range === 'string' ? range : OWN}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      {typeof range !== 'string' && <OwnDays range={range} onChange={(next) => onChange(withRange(view, next))} />}
      <div className="min-w-24 flex-1 sm:max-w-48">
        <SelectField
          label={messages.groupBy}
          options={SPAN_OPTIONS.filter(({ value }) => SPANS.some((span) => span === value && canGroupBy(range, span)))}
          value={by}
          onChange={({ target }) => onChange({ range, by: SPANS.find((span) => span === target.value) ?? by })}
        />
      </div>
      <div className={LIST_BUTTONS}>
        <Button look="secondary" className={LIST_BUTTON} disabled={!report} onClick={() => report && void save(report)}>
          {messages.downloadCsv}
        </Button>
        {children}
      </div>
    </>
  );
}

function OwnDays({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const [typed, setTyped] = useState(range);
  const change = (next: DayRange) => {
    setTyped(next);
    if (findRangeProblem(next) === undefined) onChange(next);
  };
  return (
    <>
      <div className="min-w-0 flex-1 basis-40 sm:max-w-48">
        <TextField
          label={messages.from}
          type="date"
          value={typed.from}
          onChange={(event) => change({ ...typed, from: event.target.value })}
        />
      </div>
      <div className="min-w-0 flex-1 basis-40 sm:max-w-48">
        <TextField
          label={messages.to}
          type="date"
          value={typed.to}
          error={findRangeProblem(typed)}
          onChange={(event) => change({ ...typed, to: event.target.value })}
        />
      </div>
    </>
  );
}

/** @returns '' for incomplete days, such as in the year 202 */
function findRangeProblem({ from, to }: DayRange): string | undefined {
  if (from === '' || to === '') return messages.chooseTwoDates;
  if (!isDay(from) || !isDay(to)) return '';
  if (from > to) return messages.beforeFirstDay;
  return canGroupBy({ from, to }, 'month') ? undefined : messages.periodTooLong;
}
