import type { Column } from '@bookstore/contract/bookFiles/columns';
import type { ColumnMapping } from '@bookstore/contract/bookFiles/readBookFile';
import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import * as importMessages from '@bookstore/messages/bookImport';
import * as messages from '@bookstore/messages/dashboardBooks';
import { saveFile } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { fieldName } from '../../log/changeTexts.ts';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { type ChosenFile, isMessage } from './useFileImport.ts';

/** On phones the problem is below the line and the title. */
const STACKED_ROW = 'align-top max-sm:grid max-sm:grid-cols-[auto_1fr]';

interface ProblemTableProps {
  label: string;
  heading: string;
  problems: readonly RowProblem[];
  chosen: ChosenFile;
}

export function ProblemTable({ label, heading, problems, chosen }: ProblemTableProps) {
  if (isMessage(chosen)) return <RecordProblems {...{ label, heading, problems }} />;
  const { file, mapping } = chosen;
  const problemText = ({ field, message }: RowProblem) =>
    field === '' ? message : importMessages.columnSays(columnHeading(field, file.names, mapping), message);
  return (
    <LongTable
      label={label}
      headings={[messages.line, messages.title, heading]}
      rows={[...Map.groupBy(problems, ({ line }) => line)]}
      isStacked
      renderRow={([line, ofRow]) => (
        <tr key={line} className={STACKED_ROW}>
          <th scope="row" className={`${LONG_TABLE_CELL} font-normal tabular-nums`}>
            {line}
          </th>
          <td dir="auto" className={`${LONG_TABLE_CELL} wrap-anywhere font-medium`}>
            {file.titleAt(line, mapping) || '–'}
          </td>
          <td className={`${LONG_TABLE_CELL} wrap-anywhere max-sm:col-start-2 max-sm:pt-0`}>
            {ofRow.map((problem) => (
              <p key={`${problem.field} ${problem.message}`}>{problemText(problem)}</p>
            ))}
          </td>
        </tr>
      )}
    />
  );
}

function columnHeading(field: string, names: readonly string[], { columns }: ColumnMapping): string {
  return names[columns.indexOf(field as Column)]?.trim() || fieldName(field);
}

function RecordProblems({ label, heading, problems }: Omit<ProblemTableProps, 'chosen'>) {
  return (
    <LongTable
      label={label}
      headings={[messages.line, messages.details, heading]}
      rows={problems}
      isStacked
      renderRow={({ line, field, message }) => (
        <tr key={`${line} ${field} ${message}`} className={STACKED_ROW}>
          <th scope="row" className={`${LONG_TABLE_CELL} font-normal tabular-nums`}>
            {line}
          </th>
          <td className={LONG_TABLE_CELL}>{fieldName(field) || '–'}</td>
          <td className={`${LONG_TABLE_CELL} wrap-anywhere max-sm:col-start-2 max-sm:pt-0`}>{message}</td>
        </tr>
      )}
    />
  );
}

/** Element id. */
export const REFUSED_ROWS = 'refused-rows';

interface RefusedRowsProps {
  chosen: ChosenFile;
  problems: readonly RowProblem[];
}

export function RefusedRows({ chosen, problems }: RefusedRowsProps) {
  if (problems.length === 0) return null;
  const { name, file } = chosen;
  const areRecords = isMessage(chosen);
  const save = () =>
    saveFile(
      `${name.replace(/(?:-refused)?\.\w+$/, '')}-refused.csv`,
      'text/csv;charset=utf-8',
      file.toRefusedRows(problems),
    );
  return (
    <div id={REFUSED_ROWS} className="grid scroll-mt-28 gap-3">
      <h3 className="font-medium">{messages.refusedRows}</h3>
      <ProblemTable label={messages.refusedRows} heading={messages.problem} problems={problems} chosen={chosen} />
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
