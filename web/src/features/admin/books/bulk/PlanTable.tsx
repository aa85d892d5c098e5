import { type BulkPlan, countRises } from './bulkPlan.ts';

/** So many rows are shown of a long plan. */
const SHOWN = 200;

const CELL = 'px-3 py-2';

const books = (count: number) => (count === 1 ? '1 book' : `${count.toLocaleString('en-US')} books`);

/** Sentences on what a plan does and leaves. */
function describe(plan: BulkPlan, missing: number): string[] {
  const rises = countRises(plan);
  return [
    `${books(plan.changes.length)} will change.`,
    ...(plan.unchanged > 0 ? [`${books(plan.unchanged)} would not be other than now.`] : []),
    ...(plan.refused.length > 0 ? [`${books(plan.refused.length)} cannot be changed so and will stay.`] : []),
    ...(missing > 0 ? [`${books(missing)} of the selected are no longer in the shop.`] : []),
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
      {rows.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which without a stop for Tab no key can do
          tabIndex={0}
          aria-label="Preview"
          className="max-h-[40dvh] overflow-auto rounded-control border border-line"
        >
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-paper-sunk text-ink-soft">
              <tr>
                {['Book', 'Now', 'Then'].map((heading) => (
                  <th key={heading} scope="col" className={`${CELL} font-medium`}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.slice(0, SHOWN).map(({ book, from, to, isRefused }) => (
                <tr key={book._id}>
                  <th scope="row" className={`${CELL} wrap-anywhere font-normal`}>
                    {book.title}
                  </th>
                  <td className={`${CELL} text-ink-soft tabular-nums`}>{from}</td>
                  <td className={`${CELL} font-medium tabular-nums ${isRefused ? 'text-danger' : ''}`}>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > SHOWN && (
            <p className={`${CELL} border-line border-t text-ink-soft text-sm`}>
              and {books(rows.length - SHOWN)} more
            </p>
          )}
        </section>
      )}
    </div>
  );
}
