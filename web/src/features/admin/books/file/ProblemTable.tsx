import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';

/** So many are shown of many. */
const SHOWN = 200;
const CELL = 'px-3 py-2';

/** What is wrong with rows of a file, by their lines. */
export function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which without a stop for Tab no key can do
      tabIndex={0}
      aria-label="Rows that are refused"
      className="max-h-80 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-paper-sunk text-ink-soft">
          <tr>
            {['Line', 'Column', 'What is wrong'].map((heading) => (
              <th key={heading} scope="col" className={`${CELL} font-medium`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {problems.slice(0, SHOWN).map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <th scope="row" className={`${CELL} font-normal tabular-nums`}>
                {line}
              </th>
              <td className={CELL}>{field || '–'}</td>
              <td className={`${CELL} wrap-anywhere`}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > SHOWN && (
        <p className={`${CELL} border-line border-t text-ink-soft text-sm`}>
          and {(problems.length - SHOWN).toLocaleString('en-US')} more
        </p>
      )}
    </section>
  );
}
