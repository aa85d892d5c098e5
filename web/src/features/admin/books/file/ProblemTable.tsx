import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';

const HEADINGS = ['Line', 'Column', 'What is wrong'];

/** What is wrong with rows of a file, by their lines. */
export function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <LongTable
      label="Rows that are refused"
      headings={HEADINGS}
      rows={problems}
      renderRow={({ line, field, message }) => (
        <tr key={`${line} ${field} ${message}`}>
          <th scope="row" className={`${LONG_TABLE_CELL} font-normal tabular-nums`}>
            {line}
          </th>
          <td className={LONG_TABLE_CELL}>{field || '–'}</td>
          <td className={`${LONG_TABLE_CELL} wrap-anywhere`}>{message}</td>
        </tr>
      )}
    />
  );
}
