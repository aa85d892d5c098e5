import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';

interface Props {
  label: string;
  /** Of what is said of each row. */
  heading: string;
  problems: readonly RowProblem[];
}

/** What is to be said of rows of a file, by their lines. */
export function ProblemTable({ label, heading, problems }: Props) {
  return (
    <LongTable
      label={label}
      headings={['Line', 'Column', heading]}
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
