import type { ImportedPublisher } from '@bookstore/contract/api/bookImport';
import * as importMessages from '@bookstore/messages/bookImport';
import * as messages from '@bookstore/messages/dashboardBooks';
import { isolate } from '@bookstore/messages/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/classNames.ts';
import { countOf, countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../ui/AnchorLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { AdminHeading } from '../../ui/AdminHeading.tsx';
import { BackToList } from '../../ui/BackToList.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { ColumnMappingForm } from './ColumnMappingForm.tsx';
import { FileDrop } from './FileDrop.tsx';
import { countRows } from './fileImport.ts';
import type { ImportPlan } from './importPlan.ts';
import { applyDecisions, type DecidedPlan, type IsbnDecisions } from './isbnDecisions.ts';
import { OnixChoicesForm } from './OnixChoicesForm.tsx';
import { PLANNED_ROWS, PlannedRows } from './PlannedRows.tsx';
import { RecentImports } from './RecentImports.tsx';
import { ProblemTable, REFUSED_ROWS, RefusedRows } from './RefusedRows.tsx';
import { type ImportState, isMessage, type Progress, useFileImport } from './useFileImport.ts';

type StepOf<Name extends ImportState['step']> = Extract<ImportState, { step: Name }>;

export function ImportBooksPage() {
  const { state, choose, map, decide, remap, start, goOn, reset } = useFileImport();
  const box = useFocusOfStep(state.step);
  return (
    <div className="mx-auto mb-20 grid w-full max-w-4xl gap-4 md:mb-0">
      <BackToList to={paths.manageBooks}>{messages.allBooks}</BackToList>
      <Card>
        <AdminHeading>{messages.importBooks}</AdminHeading>
        <div ref={box} tabIndex={-1} className="grid gap-6 pt-6 outline-none">
          {state.step === 'choose' && <FileDrop error={state.error} onChoose={(file) => void choose(file)} />}
          {state.step !== 'choose' && <p className="wrap-anywhere text-ink-soft">{state.name}</p>}
          {state.step === 'reading' && <Running text={importMessages.readingFile} progress={state.progress} />}
          {state.step === 'mapping' && <Questions asked={state} onMap={map} onDecide={decide} onReset={reset} />}
          {state.step === 'comparing' && (
            <Running text={runningText(messages.comparing, state.progress)} progress={state.progress} />
          )}
          {state.step === 'importing' && (
            <Running text={runningText(messages.importingKeepOpen, state.progress)} progress={state.progress} />
          )}
          {state.step === 'compared' && (
            <Preview
              compared={state}
              onImport={(plan) => void start(state, plan)}
              onRemap={() => remap(state)}
              onReset={reset}
            />
          )}
          {state.step === 'imported' && (
            <Result imported={state} onGoOn={() => void goOn(state, state.report, state.key)} onReset={reset} />
          )}
        </div>
      </Card>
      {(state.step === 'choose' || state.step === 'imported') && <RecentImports />}
    </div>
  );
}

/** The pressed button disappears with its step, so the focus moves to the next one. */
function useFocusOfStep(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}

interface QuestionsProps {
  asked: StepOf<'mapping'>;
  onMap: ReturnType<typeof useFileImport>['map'];
  onDecide: ReturnType<typeof useFileImport>['decide'];
  onReset: () => void;
}

function Questions({ asked, onMap, onDecide, onReset }: QuestionsProps) {
  if (isMessage(asked)) {
    return (
      <OnixChoicesForm
        file={asked.file}
        choices={asked.mapping}
        onSubmit={(choices) => void onDecide(asked, choices)}
        onReset={onReset}
      />
    );
  }
  return (
    <ColumnMappingForm
      file={asked.file}
      mapping={asked.mapping}
      onSubmit={(mapping) => void onMap(asked, mapping)}
      onReset={onReset}
    />
  );
}

function Running({ text, progress: { count, total } }: { text: string; progress: Progress }) {
  return (
    <div className="grid gap-3 py-6">
      <p role="status" className="tabular-nums">
        {text}
      </p>
      <progress
        aria-label={messages.progress}
        className="h-2 w-full accent-accent"
        value={count}
        max={Math.max(1, total)}
      />
    </div>
  );
}

const runningText = (doing: string, { count, total, waitSeconds }: Progress) =>
  messages.importProgress(
    doing,
    waitSeconds > 0 ? messages.importPause(countOf(waitSeconds, 'second')) : '',
    countText(count),
    countOf(total, 'row'),
  );

interface PreviewProps {
  compared: StepOf<'compared'>;
  onImport: (plan: DecidedPlan) => void;
  onRemap: () => void;
  onReset: () => void;
}

function Preview({ compared, onImport, onRemap, onReset }: PreviewProps) {
  const { plan, file, isRemembered } = compared;
  const { deleted, problems, left, sameIsbns, remarks, unknownColumns } = plan;
  const [decisions, setDecisions] = useState<IsbnDecisions>(new Map());
  const decided = applyDecisions(plan, decisions);
  const { rows, added, changed, unchanged, leftOut, undecided } = decided;
  const summary = [
    summaryText({ added, changed, deleted }),
    undecided > 0 && importMessages.undecidedBooks(undecided, countText(undecided)),
  ];
  const hasDecisions = plan.rows.some(({ sameIsbnAs }) => sameIsbnAs !== undefined);
  const canRemap = file.source !== 'own' || unknownColumns.length > 0 || file.suggestion !== null;
  return (
    <div className="grid gap-5">
      <p role="status">{summary.filter(Boolean).join(' ') || messages.nothingToImport}</p>
      <Figures
        figures={[
          [messages.toAdd, added],
          [messages.toChange, changed],
          ...(deleted > 0 ? [[importMessages.toTakeOffSale, deleted] as const] : []),
          ...(hasDecisions ? [[importMessages.yourDecision, undecided] as const] : []),
          [messages.unchanged, unchanged],
          ...(hasDecisions || leftOut > 0 ? [[importMessages.leftOut, leftOut] as const] : []),
          [messages.refused, countRows(problems)],
        ]}
        links={{ [messages.refused]: REFUSED_ROWS, [importMessages.yourDecision]: PLANNED_ROWS }}
      />
      {isRemembered && <p className="text-ink-soft text-sm">{importMessages.columnsRemembered}</p>}
      <IgnoredColumns names={unknownColumns} />
      {plan.rows.length > 0 && <PlannedRows rows={plan.rows} decisions={decisions} onDecide={setDecisions} />}
      {left.length > 0 && (
        <ProblemTable
          label={importMessages.unchangedBooks}
          heading={importMessages.reason}
          problems={left}
          chosen={compared}
        />
      )}
      <PublishersOfImport label={importMessages.publisherChangesPreview} publishers={plan.publishers} />
      <ProblemTable
        label={messages.duplicateIsbns}
        heading={messages.pleaseCheck}
        problems={sameIsbns}
        chosen={compared}
      />
      <ProblemTable
        label={importMessages.detailsNotImported}
        heading={importMessages.reason}
        problems={remarks}
        chosen={compared}
      />
      <RefusedRows chosen={compared} problems={problems} />
      <div className="flex flex-wrap gap-3">
        {rows.length > 0 && undecided > 0 && (
          <p className="basis-full font-medium">{importMessages.undecidedLeftOut(undecided, countText(undecided))}</p>
        )}
        {rows.length > 0 && (
          <Button onClick={() => onImport(decided)}>{messages.importBooksCount(books(rows.length))}</Button>
        )}
        {rows.length === 0 && plan.toNote.length > 0 && (
          <Button onClick={() => onImport(decided)}>
            {plan.publishers.length > 0 ? importMessages.updateRegister : importMessages.rememberMessage}
          </Button>
        )}
        {canRemap && (
          <Button look="secondary" onClick={onRemap}>
            {file.source === 'onix' ? importMessages.changeChoices : importMessages.changeColumns}
          </Button>
        )}
        <Button look="secondary" onClick={onReset}>
          {messages.chooseOtherFile}
        </Button>
      </div>
    </div>
  );
}

function summaryText({ added, changed, deleted }: Pick<ImportPlan, 'added' | 'changed' | 'deleted'>): string {
  const sentences = [];
  if (added > 0 && changed > 0) sentences.push(messages.importSummary(books(added), books(changed)));
  else if (added > 0) sentences.push(importMessages.wouldAdd(books(added)));
  else if (changed > 0) sentences.push(importMessages.wouldChange(books(changed)));
  if (deleted > 0) sentences.push(importMessages.wouldTakeOffSale(books(deleted)));
  return sentences.join(' ');
}

const FEW_COLUMNS = 5;

function IgnoredColumns({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const list = names.map(isolate).join(', ');
  if (names.length <= FEW_COLUMNS) {
    return <p className="wrap-anywhere text-ink-soft text-sm">{messages.ignoredColumns(list)}</p>;
  }
  return (
    <Disclosure label={importMessages.ignoredColumnsCount(names.length, countText(names.length))}>
      <p className="wrap-anywhere text-ink-soft text-sm">{list}</p>
    </Disclosure>
  );
}

interface ResultProps {
  imported: StepOf<'imported'>;
  onGoOn: () => void;
  onReset: () => void;
}

function Result({ imported, onGoOn, onReset }: ResultProps) {
  const { added, changed, unchanged, deleted, leftOut, publishers, problems, left, stopped } = imported.report;
  const saved = added + changed;
  const done = [
    ...(saved > 0 || deleted === 0 ? [messages.imported(books(saved))] : []),
    ...(deleted > 0 ? [importMessages.takenOffSaleCount(books(deleted))] : []),
  ].join(' ');
  return (
    <div className="grid gap-5">
      <p role={stopped ? 'alert' : 'status'} className={stopped ? 'font-medium text-danger' : undefined}>
        {stopped ? messages.importStopped(stopped) : done}
      </p>
      <Figures
        figures={[
          [messages.addedFigure, added],
          [messages.changedFigure, changed],
          ...(deleted > 0 ? [[importMessages.takenOffSale, deleted] as const] : []),
          [messages.unchanged, unchanged],
          ...(leftOut > 0 ? [[importMessages.leftOut, leftOut] as const] : []),
          [messages.notImported, countRows(problems) + left.length],
        ]}
      />
      <PublishersOfImport label={importMessages.publisherChanges} publishers={publishers} />
      <RefusedRows chosen={imported} problems={problems} />
      <div className="flex flex-wrap gap-3">
        {left.length > 0 && <Button onClick={onGoOn}>{messages.continueImport(books(left.length))}</Button>}
        <Link to={paths.manageBooks} className={buttonClass(left.length > 0 ? 'secondary' : 'primary')}>
          {messages.seeBooks}
        </Link>
        <Button look="secondary" onClick={onReset}>
          {messages.chooseOtherFile}
        </Button>
      </div>
    </div>
  );
}

function PublishersOfImport({ label, publishers }: { label: string; publishers: readonly ImportedPublisher[] }) {
  return (
    <LongTable
      label={label}
      headings={[label, messages.details]}
      rows={publishers}
      renderRow={({ name, fate }) => (
        <tr key={name}>
          <th scope="row" dir="auto" className={`${LONG_TABLE_CELL} wrap-anywhere font-normal`}>
            {name}
          </th>
          <td className={LONG_TABLE_CELL}>{importMessages.publisherChange[fate]}</td>
        </tr>
      )}
    />
  );
}

interface FiguresProps {
  figures: readonly (readonly [string, number])[];
  /** Element ids by name. */
  links?: Readonly<Record<string, string>>;
}

function Figures({ figures, links = {} }: FiguresProps) {
  return (
    <dl className="flex flex-wrap gap-3">
      {figures.map(([name, number]) => (
        <div key={name} className="relative flex-1 basis-28 rounded-control border border-line px-4 py-3 sm:basis-24">
          <dt className="text-ink-soft text-sm">
            {links[name] && number > 0 ? (
              <AnchorLink to={links[name]} className="underline underline-offset-4 after:absolute after:inset-0">
                {name}
              </AnchorLink>
            ) : (
              name
            )}
          </dt>
          <dd className={classNames('font-display text-2xl tabular-nums', number === 0 && 'text-ink-soft')}>
            {countText(number)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const books = (count: number) => countOf(count, 'book');
