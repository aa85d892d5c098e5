import type { OpenBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import * as importMessages from '@bookstore/messages/bookImport';
import * as messages from '@bookstore/messages/dashboardBooks';
import { saveFile } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { fieldName } from '../../log/changeTexts.ts';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import type { OnixFile } from './onixBooks.ts';

interface ProblemTableProps {
  label: string;
  heading: string;
  problems: readonly RowProblem[];
  /** ONIX records have no columns; their fields are named as in the shop. */
  areRecords: boolean;
}

export function ProblemTable({ label, heading, problems, areRecords }: ProblemTableProps) {
  return (
    <LongTable
      label={label}
      headings={[messages.line, areRecords ? messages.details : messages.column, heading]}
      rows={problems}
      renderRow={({ line, field, message }) => (
        <tr key={`${line} ${field} ${message}`}>
          <th scope="row" className={`${LONG_TABLE_CELL} font-normal tabular-nums`}>
            {line}
          </th>
          <td className={LONG_TABLE_CELL}>{(areRecords ? fieldName(field) : field) || '–'}</td>
          <td className={`${LONG_TABLE_CELL} wrap-anywhere`}>{message}</td>
        </tr>
      )}
    />
  );
}

interface RefusedRowsProps {
  name: string;
  file: Pick<OpenBookFile | OnixFile, 'source' | 'toRefusedRows'>;
  problems: readonly RowProblem[];
}

export function RefusedRows({ name, file, problems }: RefusedRowsProps) {
  if (problems.length === 0) return null;
  const areRecords = file.source === 'onix';
  const save = () =>
    saveFile(
      `${name.replace(/(?:-refused)?\.\w+$/, '')}-refused.csv`,
      'text/csv;charset=utf-8',
      file.toRefusedRows(problems),
    );
  return (
    <div className="grid gap-3">
      <ProblemTable
        label={messages.refusedRows}
        heading={messages.problem}
        problems={problems}
        areRecords={areRecords}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" onClick={save}>
          {areRecords ? importMessages.downloadRefusedRecords : importMessages.downloadRefusedRows}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-ink-soft text-sm">
          {areRecords ? importMessages.refusedRecordsHint : importMessages.refusedRowsHint}
        </p>
      </div>
    </div>
  );
}
