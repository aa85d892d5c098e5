import * as messages from '@bookstore/messages/dashboardBooks';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { countOf, countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { LIST_BUTTON } from '../../ui/listButton.ts';
import { useFileSave } from '../../ui/useFileSave.ts';

export function BookFileButtons() {
  const { progress, start, cancel } = useBooksExport();
  const isRunning = progress !== null;
  return (
    <>
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {progress}
      </p>
      <Link to={paths.importBooks} className={buttonClass('secondary', LIST_BUTTON)}>
        {messages.importLabel}
      </Link>
      <Button look="secondary" className={LIST_BUTTON} onClick={() => (isRunning ? cancel() : void start())}>
        {isRunning ? messages.stopExport : messages.exportLabel}
      </Button>
    </>
  );
}

function useBooksExport() {
  const dispatch = useDispatch();
  const { progress, start, cancel } = useFileSave<string>(messages.exportFailed);
  const exportBooks = () =>
    start(messages.exportStarting, async ({ onProgress, isCancelled }) => {
      const { saveBooks } = await import('./booksFile.ts');
      await saveBooks({
        dispatch,
        onProgress: (count, total) =>
          onProgress(messages.exportProgress(countText(count), countOf(total ?? count, 'book'))),
        isCancelled,
      });
    });
  return {
    progress,
    start: exportBooks,
    cancel,
  };
}
