import type { BookImport, SkippedBook } from '@bookstore/contract/api/bookImports';
import * as messages from '@bookstore/messages/bookImport';
import { progress as progressLabel } from '@bookstore/messages/dashboardBooks';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useGetImportsQuery } from '../../../api/adminBooksApi.ts';
import { useIsOwner } from '../../../api/signedInAdminApi.ts';
import { countOf, countText, formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { authorName } from '../../log/changeTexts.ts';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { type Undoing, useUndoImport } from './useUndoImport.ts';

export function RecentImports() {
  const query = useGetImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const undo = useUndoImport(() => void query.refetch());
  const failure = (
    <Card>
      <ErrorState onRetry={() => void query.refetch()}>{messages.importsNotLoaded}</ErrorState>
    </Card>
  );
  return (
    <QueryResult query={query} loading={<Spinner label={messages.loadingImports} className="py-8" />} failure={failure}>
      {(imports) => imports.length > 0 && <Imports imports={imports} undo={undo} />}
    </QueryResult>
  );
}

interface ImportsProps {
  imports: readonly BookImport[];
  undo: ReturnType<typeof useUndoImport>;
}

function Imports({ imports, undo: { undoing, start } }: ImportsProps) {
  return (
    <Card>
      <h3 className="font-display text-xl">{messages.recentImports}</h3>
      <ul className="divide-y divide-line pt-2">
        {imports.map((one) => (
          <li key={one._id} className="grid gap-3 py-4">
            <ImportItem
              imported={one}
              undoing={undoing?.id === one._id ? undoing : null}
              isBusy={undoing?.isRunning ?? false}
              onUndo={(isAsked) => void start(one, isAsked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const books = (count: number) => countOf(count, 'book');

interface ItemProps {
  imported: BookImport;
  undoing: Undoing | null;
  isBusy: boolean;
  onUndo: (isAsked: boolean) => void;
}

function ImportItem({ imported, undoing, isBusy, onUndo }: ItemProps) {
  const { at, by, file, added, changed, recounted } = imported;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="wrap-anywhere font-medium">
            <bdi>{file}</bdi>
          </p>
          <p className="text-ink-soft text-sm">{messages.importedBy(formatMoment(at), authorName(by))}</p>
          <p className="text-sm">
            {[
              added > 0 && messages.booksAdded(books(added)),
              changed > 0 && messages.booksChanged(books(changed)),
              recounted > 0 && messages.copiesSet(books(recounted)),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <UndoneSoFar imported={imported} isReported={undoing !== null} />
        </div>
        {!undoing?.isRunning && <UndoButton imported={imported} undoing={undoing} isBusy={isBusy} onUndo={onUndo} />}
      </div>
      {undoing && <UndoReport undoing={undoing} />}
    </>
  );
}

function UndoneSoFar({ imported: { undone, parts }, isReported }: { imported: BookImport; isReported: boolean }) {
  if (!undone) return null;
  const words = (undone.parts < parts ? messages.undoStarted : messages.undoneBy)(
    formatMoment(undone.at),
    authorName(undone.by),
  );
  return (
    <p className="text-ink-soft text-sm">
      {isReported ? words : `${words}: ${outcomeText(undone.restored, undone.left)}`}
    </p>
  );
}

const outcomeText = (restored: number, left: number) =>
  [messages.undone(restored, countText(restored)), left > 0 && messages.notUndone(left, countText(left))]
    .filter(Boolean)
    .join(', ');

function UndoButton({ imported, undoing, isBusy, onUndo }: ItemProps) {
  const isOwner = useIsOwner();
  const { undone, parts, putOnSale, file } = imported;
  if (undone && undone.parts >= parts) {
    if (undone.left === 0 || undoing) return null;
    return (
      <Button look="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onUndo(false)}>
        {messages.showNotUndone}
      </Button>
    );
  }
  if (!isOwner && putOnSale > 0) return <p className="max-w-60 text-ink-soft text-sm">{messages.ownersUndo}</p>;
  return (
    <Button
      look="secondary"
      aria-label={undone ? undefined : messages.undoImportOf(file)}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onUndo(!undone)}
    >
      {undone ? messages.continueUndo : messages.undoImport}
    </Button>
  );
}

/** Takes the focus, because the pressed button is gone. */
function UndoReport({ undoing }: { undoing: Undoing }) {
  const { isRunning, done, total, waitSeconds, restored, left, stopped } = undoing;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      {isRunning ? (
        <>
          <p role="status" className="tabular-nums">
            {waitSeconds > 0
              ? messages.undoPaused(countOf(waitSeconds, 'second'))
              : messages.undoing(countText(done), countText(total))}
          </p>
          <progress aria-label={progressLabel} className="h-2 w-full accent-accent" value={done} max={total} />
        </>
      ) : (
        <p role={stopped ? 'alert' : 'status'} className={stopped ? 'font-medium text-danger' : undefined}>
          {stopped ? messages.undoStopped(stopped) : `${outcomeText(restored, left.length)}.`}
        </p>
      )}
      {!isRunning && <SkippedBooks left={left} />}
    </div>
  );
}

function SkippedBooks({ left }: { left: readonly SkippedBook[] }) {
  return (
    <LongTable
      label={messages.notUndoneHeading}
      headings={[messages.book, messages.reason]}
      rows={left}
      renderRow={({ _id, title, why }) => (
        <tr key={`${_id} ${why}`}>
          <th scope="row" className={`${LONG_TABLE_CELL} wrap-anywhere font-normal`}>
            {why === 'gone' ? (
              <bdi>{title}</bdi>
            ) : (
              <Link to={paths.editBook(_id)} className="underline underline-offset-4 hover:text-accent">
                <bdi>{title}</bdi>
              </Link>
            )}
          </th>
          <td className={LONG_TABLE_CELL}>{messages.notUndoneReasons[why]}</td>
        </tr>
      )}
    />
  );
}
