import type { ChangedField } from '@bookstore/contract/api/changes';
import type { Cells, Column } from '@bookstore/contract/bookFiles/columns';
import {
  fromOtherSender,
  newBook,
  previewOfChanges,
  updateWouldChange,
  viewCover,
} from '@bookstore/messages/bookImport';
import * as messages from '@bookstore/messages/dashboardBooks';
import { previewText } from '../../../lib/format.ts';
import { valueText } from '../../log/changeTexts.ts';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { EMPTY_BOOK } from '../bookForm.ts';
import { getColumnName } from './columnName.ts';
import { ChoiceForAll, IsbnChoice } from './IsbnChoice.tsx';
import type { PlannedRow } from './importPlan.ts';
import type { IsbnDecision, IsbnDecisions } from './isbnDecisions.ts';

/** Element id. */
export const PLANNED_ROWS = 'planned-rows';

interface Props {
  rows: readonly PlannedRow[];
  decisions: IsbnDecisions;
  onDecide: (decisions: IsbnDecisions) => void;
}

export function PlannedRows({ rows, decisions, onDecide }: Props) {
  const decide = (decided: readonly PlannedRow[], decision: IsbnDecision) =>
    onDecide(
      new Map([
        ...decisions,
        ...decided.map(({ line, update }) => [line, decision === 'update' && !update ? 'leave' : decision] as const),
      ]),
    );
  const toDecide = rows.filter(needsDecision);
  return (
    <section id={PLANNED_ROWS} className="grid scroll-mt-28 gap-3">
      <h3 className="font-medium">{previewOfChanges}</h3>
      {toDecide.length > 1 && (
        <ChoiceForAll rows={toDecide} decisions={decisions} onChoose={(decision) => decide(toDecide, decision)} />
      )}
      <LongTable
        label={messages.plannedChanges}
        headings={[messages.line, messages.title, messages.details]}
        rows={[...toDecide, ...rows.filter((row) => !needsDecision(row))]}
        isStacked
        maxHeight="max-h-[min(40rem,60dvh)]"
        renderRow={(row) => (
          <PlannedRowCells
            key={row.line}
            row={row}
            decision={decisions.get(row.line)}
            onDecide={(decision) => decide([row], decision)}
          />
        )}
      />
    </section>
  );
}

interface RowProps {
  row: PlannedRow;
  decision: IsbnDecision | undefined;
  onDecide: (decision: IsbnDecision) => void;
}

function PlannedRowCells({ row, decision, onDecide }: RowProps) {
  const { line, fields, title, record, coverLink, otherSender } = row;
  const isUndecided = needsDecision(row) && decision === undefined;
  const update = isUndecided || decision === 'update' ? row.update : undefined;
  const differences = update ? update.differences : row.differences;
  const isLeftOut = decision === 'leave';
  return (
    <tr className="align-top max-sm:grid max-sm:grid-cols-[auto_1fr_auto]">
      <th scope="row" className={`${LONG_TABLE_CELL} font-normal tabular-nums`}>
        {line}
      </th>
      <td dir="auto" className={`${LONG_TABLE_CELL} wrap-anywhere font-medium max-sm:col-span-2 sm:min-w-32`}>
        {fields.title || title || record?.reference}
      </td>
      <td className={`${LONG_TABLE_CELL} wrap-anywhere max-sm:col-span-2 max-sm:col-start-2 max-sm:pt-0 sm:min-w-48`}>
        {needsDecision(row) && <IsbnChoice row={row} decision={decision} onChoose={onDecide} />}
        {isUndecided && update && <p className="pb-1 text-ink-soft">{updateWouldChange}</p>}
        {!isLeftOut && differences && <Differences differences={differences} />}
        {!isLeftOut && !differences && <NewBook fields={fields} isAdded={!isUndecided} />}
        {record && otherSender !== undefined && (
          <p className="mt-1.5 text-ink-soft">{fromOtherSender(record.sender, otherSender)}</p>
        )}
        {!differences && !isLeftOut && coverLink && <CoverLink address={coverLink} />}
      </td>
    </tr>
  );
}

/** As in the book's form, but with the long description last. */
const FIELD_ORDER = [...Object.keys(EMPTY_BOOK).filter((name) => name !== 'description'), 'stock', 'createdAt'];

const rankOf = (field: string) => (field === 'description' ? FIELD_ORDER.length : FIELD_ORDER.indexOf(field));

const inFormOrder = <Entry extends readonly [string, unknown]>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(([a], [b]) => rankOf(a) - rankOf(b));

const needsDecision = ({ sameIsbnAs }: PlannedRow) => sameIsbnAs !== undefined;

/** The sender's picture is not imported. */
const CoverLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer" className="text-accent underline">
    {viewCover}
  </a>
);

/** Characters. Longer texts are shown below the earlier value. */
const BESIDE = 60;

function Differences({ differences }: { differences: Readonly<Record<string, ChangedField>> }) {
  return (
    <ul className="grid gap-1.5">
      {inFormOrder(Object.entries(differences)).map(([field, { before, after }]) => {
        const [old, current] = [valueText(field, before), valueText(field, after)];
        const isLong = Math.max(old.length, current.length) > BESIDE;
        return (
          <li key={field}>
            <span className="text-ink-soft">{getColumnName(field)}: </span>
            <del dir="auto" className={isLong ? 'block whitespace-pre-line text-ink-soft' : 'text-ink-soft'}>
              {old}
            </del>
            {!isLong && <span aria-hidden="true"> → </span>}
            <ins dir="auto" className={isLong ? 'block whitespace-pre-line no-underline' : 'no-underline'}>
              {current}
            </ins>
          </li>
        );
      })}
    </ul>
  );
}

const SHOWN = 160;

function cellText(field: string, cell: string): string {
  if (field === 'excerpt') return previewText(cell, SHOWN);
  if (field.endsWith('Price') && Number.isFinite(Number(cell))) return valueText(field, Number(cell));
  if (cell === 'true' || cell === 'false') return valueText(field, cell === 'true');
  return previewText(valueText(field, cell), SHOWN);
}

function NewBook({ fields, isAdded }: { fields: Cells; isAdded: boolean }) {
  // An old price that equals the price is not shown in the shop either.
  const isShown = ([field, cell]: [Column, string]) =>
    cell !== '' && field !== 'title' && !(field === 'oldPrice' && cell === fields.newPrice);
  const entries = inFormOrder((Object.entries(fields) as [Column, string][]).filter(isShown));
  return (
    <>
      {isAdded && <p className="font-medium text-accent">{newBook}</p>}
      <ul>
        {entries.map(([field, cell]) => (
          <li key={field} className={field === 'description' ? 'line-clamp-2' : undefined}>
            <span className="text-ink-soft">{getColumnName(field)}: </span>
            <span dir="auto">{cellText(field, cell)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
