import { Link } from 'react-router-dom';
import { countOf, countText } from '../../../../lib/countText.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { buttonClass } from '../../../../ui/buttonClass.ts';
import { Card } from '../../../../ui/Card.tsx';
import { AdminHeading } from '../../ui/AdminHeading.tsx';
import { BackToList } from '../../ui/BackToList.tsx';
import { FileDrop } from './FileDrop.tsx';
import { countRows, type ImportPlan, type ImportReport } from './fileImport.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { type Progress, useFileImport } from './useFileImport.ts';

const books = (count: number) => countOf(count, 'book');

/** Books from a CSV file: what it would do is shown before it is done. */
export function ImportBooksPage() {
  const { state, choose, start, reset } = useFileImport();
  return (
    <div className="mx-auto mb-20 grid w-full max-w-4xl gap-4 md:mb-0">
      <BackToList to={paths.manageBooks}>All books</BackToList>
      <Card className="grid gap-6">
        <AdminHeading>Import books</AdminHeading>
        {state.step === 'choose' && <FileDrop error={state.error} onChoose={(file) => void choose(file)} />}
        {state.step !== 'choose' && <p className="wrap-anywhere text-ink-soft">{state.name}</p>}
        {state.step === 'comparing' && <Running doing="Comparing with the shop" progress={state.progress} />}
        {state.step === 'importing' && <Running doing="Importing: keep this page open" progress={state.progress} />}
        {state.step === 'compared' && (
          <Preview plan={state.plan} onImport={() => void start(state.name, state.plan.rows)} onReset={reset} />
        )}
        {state.step === 'imported' && (
          <Result
            report={state.report}
            onGoOn={() => void start(state.name, state.report.left, state.report)}
            onReset={reset}
          />
        )}
      </Card>
    </div>
  );
}

function Running({ doing, progress }: { doing: string; progress: Progress }) {
  const { count: done, total, waitSeconds } = progress;
  return (
    <div className="grid gap-3 py-6">
      <p role="status" className="tabular-nums">
        {doing}. {waitSeconds > 0 ? `Too many changes at once: it goes on in ${waitSeconds} seconds.` : ''}{' '}
        {countText(done)} of {countText(total)} rows.
      </p>
      <progress aria-label="Progress" className="h-2 w-full accent-accent" value={done} max={Math.max(1, total)} />
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

interface PreviewProps {
  plan: ImportPlan;
  onImport: () => void;
  onReset: () => void;
}

function Preview({ plan, onImport, onReset }: PreviewProps) {
  const { added, changed, unchanged, problems, unknownColumns } = plan;
  const total = added + changed;
  return (
    <div className="grid gap-5">
      <p role="status">
        {total === 0
          ? 'There is nothing to import.'
          : `This file would add ${books(added)} and change ${books(changed)}.`}
      </p>
      <Figures
        figures={[
          ['To add', added],
          ['To change', changed],
          ['Unchanged', unchanged],
          ['Refused', countRows(problems)],
        ]}
      />
      {unknownColumns.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          Columns that mean nothing and are passed over: {unknownColumns.join(', ')}
        </p>
      )}
      <ProblemTable problems={problems} />
      <div className="flex flex-wrap gap-3">
        {total > 0 && <Button onClick={onImport}>Import {books(total)}</Button>}
        <Button look="secondary" onClick={onReset}>
          Choose another file
        </Button>
      </div>
    </div>
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
        {stopped ? `It stopped: ${stopped}. What was done stays done.` : `${books(added + changed)} imported.`}
      </p>
      <Figures
        figures={[
          ['Added', added],
          ['Changed', changed],
          ['Unchanged', unchanged],
          ['Not imported', countRows(problems) + left.length],
        ]}
      />
      <ProblemTable problems={problems} />
      <div className="flex flex-wrap gap-3">
        {left.length > 0 && <Button onClick={onGoOn}>Go on with {books(left.length)}</Button>}
        <Link to={paths.manageBooks} className={buttonClass(left.length > 0 ? 'secondary' : 'primary')}>
          See the books
        </Link>
        <Button look="secondary" onClick={onReset}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}
