import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf, countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { AdminHeading } from '../../ui/AdminHeading.tsx';
import { BackToList } from '../../ui/BackToList.tsx';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { FileDrop } from './FileDrop.tsx';
import { countRows, type ImportPlan, type ImportReport, NOTHING_DONE, type PlannedRow } from './fileImport.ts';
import { type Progress, useFileImport } from './useFileImport.ts';

/** Books from a CSV file: what it would do is shown before it is done. */
export function ImportBooksPage() {
  const { state, choose, start, reset } = useFileImport();
  const box = useFocusOfStep(state.step);
  return (
    <div className="mx-auto mb-20 grid w-full max-w-4xl gap-4 md:mb-0">
      <BackToList to={paths.manageBooks}>{messages.allBooks}</BackToList>
      <Card>
        <AdminHeading>{messages.importBooks}</AdminHeading>
        <div ref={box} tabIndex={-1} className="grid gap-6 pt-6 outline-none">
          {state.step === 'choose' && <FileDrop error={state.error} onChoose={(file) => void choose(file)} />}
          {state.step !== 'choose' && <p className="wrap-anywhere text-ink-soft">{state.name}</p>}
          {state.step === 'comparing' && <Running doing={messages.comparingWithTheShop} progress={state.progress} />}
          {state.step === 'importing' && (
            <Running doing={messages.importingKeepThisPageOpen} progress={state.progress} />
          )}
          {state.step === 'compared' && (
            <Preview
              plan={state.plan}
              onImport={() =>
                void start(state.name, state.plan.rows, { ...NOTHING_DONE, problems: state.plan.problems })
              }
              onReset={reset}
            />
          )}
          {state.step === 'imported' && (
            <Result
              report={state.report}
              onGoOn={() => void start(state.name, state.report.left, state.report)}
              onReset={reset}
            />
          )}
        </div>
      </Card>
    </div>
  );
}

/** What was pressed goes with each step: the focus goes on to the next one. */
function useFocusOfStep(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}

function Running({ doing, progress }: { doing: string; progress: Progress }) {
  const { count: done, total, waitSeconds } = progress;
  return (
    <div className="grid gap-3 py-6">
      <p role="status" className="tabular-nums">
        {messages.of(
          doing,
          waitSeconds > 0 ? messages.tooManyChangesAtOnceItForWaitSeconds(countOf(waitSeconds, 'second')) : '',
          countText(done),
          countOf(total, 'row'),
        )}
      </p>
      <progress
        aria-label={messages.progress}
        className="h-2 w-full accent-accent"
        value={done}
        max={Math.max(1, total)}
      />
    </div>
  );
}

interface PreviewProps {
  plan: ImportPlan;
  onImport: () => void;
  onReset: () => void;
}

function Preview({ plan, onImport, onReset }: PreviewProps) {
  const { rows, added, changed, unchanged, problems, sameIsbns, unknownColumns } = plan;
  const total = added + changed;
  return (
    <div className="grid gap-5">
      <p role="status">
        {total === 0
          ? messages.thereIsNothingToImport
          : messages.thisFileWouldAddAndChange(books(added), books(changed))}
      </p>
      <Figures
        figures={[
          [messages.toAdd, added],
          [messages.toChange, changed],
          [messages.unchanged, unchanged],
          [messages.refused, countRows(problems)],
        ]}
      />
      {unknownColumns.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {messages.columnsThatMeanNothingAndAre(unknownColumns.join(', '))}
        </p>
      )}
      {total > 0 && <PlannedRows rows={rows} />}
      <ProblemTable label={messages.isbnsThatStandTwice} heading={messages.toBeLookedAt} problems={sameIsbns} />
      <ProblemTable label={messages.rowsThatAreRefused} heading={messages.whatIsWrong} problems={problems} />
      <div className="flex flex-wrap gap-3">
        {total > 0 && <Button onClick={onImport}>{messages.importTextForBooks(books(total))}</Button>}
        <Button look="secondary" onClick={onReset}>
          {messages.chooseAnotherFile}
        </Button>
      </div>
    </div>
  );
}

/** What some fields of an answer are called here; the others are columns of the file. */
const FIELD_NAMES: Readonly<Record<string, string>> = { cover: messages.itsPicture, deleted: messages.onSaleAgain };

/** The books that would be added and changed, with the changed fields. Closed at first. */
function PlannedRows({ rows }: { rows: readonly PlannedRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group grid gap-3">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-medium text-accent text-sm">
        {messages.whichBooksAndWhatOfThem}
      </summary>
      {isOpen && (
        <LongTable
          label={messages.booksToAddAndToChange}
          headings={[messages.lineHeading, messages.title, messages.what]}
          rows={rows}
          renderRow={({ line, fields, changes }) => (
            <tr key={line}>
              <th scope="row" className={`${LONG_TABLE_CELL} font-normal tabular-nums`}>
                {line}
              </th>
              <td dir="auto" className={`${LONG_TABLE_CELL} wrap-anywhere`}>
                {fields.title}
              </td>
              <td className={`${LONG_TABLE_CELL} wrap-anywhere`}>
                {changes?.map((field) => FIELD_NAMES[field] ?? field).join(', ') ?? messages.newBook}
              </td>
            </tr>
          )}
        />
      )}
    </details>
  );
}

interface ResultProps {
  report: ImportReport;
  onGoOn: () => void;
  onReset: () => void;
}

function Result({ report, onGoOn, onReset }: ResultProps) {
  const { added, changed, unchanged, problems, left, stopped } = report;
  return (
    <div className="grid gap-5">
      <p role={stopped ? 'alert' : 'status'} className={stopped ? 'font-medium text-danger' : undefined}>
        {stopped ? messages.itStoppedWhatWasDoneStays(stopped) : messages.imported(books(added + changed))}
      </p>
      <Figures
        figures={[
          [messages.addedFigure, added],
          [messages.changedFigure, changed],
          [messages.unchanged, unchanged],
          [messages.notImported, countRows(problems) + left.length],
        ]}
      />
      <ProblemTable label={messages.rowsThatAreRefused} heading={messages.whatIsWrong} problems={problems} />
      <div className="flex flex-wrap gap-3">
        {left.length > 0 && <Button onClick={onGoOn}>{messages.goOnWithForBooks(books(left.length))}</Button>}
        <Link to={paths.manageBooks} className={buttonClass(left.length > 0 ? 'secondary' : 'primary')}>
          {messages.seeTheBooks}
        </Link>
        <Button look="secondary" onClick={onReset}>
          {messages.chooseAnotherFile}
        </Button>
      </div>
    </div>
  );
}

/** Numbers with their names, beside each other. */
function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([name, number]) => (
        <div key={name} className="rounded-control border border-line px-4 py-3">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-display text-2xl tabular-nums">{countText(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  label: string;
  /** Of what is said of each row. */
  heading: string;
  problems: readonly RowProblem[];
}

/** What is to be said of rows of a file, by their lines. */
function ProblemTable({ label, heading, problems }: Props) {
  return (
    <LongTable
      label={label}
      headings={[messages.lineHeading, messages.column, heading]}
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

const books = (count: number) => countOf(count, 'book');
