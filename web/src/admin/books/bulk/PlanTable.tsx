import { countOf } from '../../../lib/format.ts';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { type BulkPlan, countRises } from './bulkPlan.ts';

const HEADINGS = ['Book', 'Now', 'Then'];

const books = (count: number) => countOf(count, 'book');

/** Sentences on what a plan does and leaves. */
function describe(plan: BulkPlan, missing: number): string[] {
  const rises = countRises(plan);
  return [
    `${books(plan.changes.length)} will change.`,
    ...(plan.unchanged > 0 ? [`${books(plan.unchanged)} would not be other than now.`] : []),
    ...(plan.refused.length > 0 ? [`${books(plan.refused.length)} cannot be changed so and will stay.`] : []),
    ...(missing > 0
      ? [`${books(missing)} of the selected ${missing === 1 ? 'is' : 'are'} no longer in the shop.`]
      : []),
    ...(rises > 0 ? [`${books(rises)} will cost more than the old price, which is then not struck through.`] : []),
  ];
}

interface Props {
  plan: BulkPlan;
  /** How many of the selected books are gone. */
  missing: number;
}

/** What will be done, book by book, before it is done. */
export function PlanTable({ plan, missing }: Props) {
  const rows = [
    ...plan.refused.map(({ book, from, reason }) => ({ book, from, to: reason, isRefused: true })),
    ...plan.changes.map(({ book, from, to }) => ({ book, from, to, isRefused: false })),
  ];
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-soft">
        {describe(plan, missing).join(' ')}
      </p>
      <LongTable
        label="Preview"
        headings={HEADINGS}
        rows={rows}
        renderRow={({ book, from, to, isRefused }) => (
          <tr key={book._id}>
            <th scope="row" className={`${LONG_TABLE_CELL} wrap-anywhere font-normal`}>
              {book.title}
            </th>
            <td className={`${LONG_TABLE_CELL} text-ink-soft tabular-nums`}>{from}</td>
            <td className={`${LONG_TABLE_CELL} font-medium tabular-nums ${isRefused ? 'text-danger' : ''}`}>{to}</td>
          </tr>
        )}
      />
    </div>
  );
}
