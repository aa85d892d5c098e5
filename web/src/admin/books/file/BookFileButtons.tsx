import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { countOf, countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { useFileSave } from '../../ui/useFileSave.ts';

/** Books from and to a file. */
export function BookFileButtons() {
  const { progress, start, cancel } = useBooksExport();
  const isRunning = progress !== null;
  return (
    <>
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {progress}
      </p>
      <Link to={paths.importBooks} className={buttonClass('secondary', 'px-4!')}>
        Import
      </Link>
      <Button look="secondary" className="px-4!" onClick={() => (isRunning ? cancel() : void start())}>
        {isRunning ? 'Stop the export' : 'Export'}
      </Button>
    </>
  );
}

/** Loads all books page by page into one CSV file. */
function useBooksExport() {
  const dispatch = useDispatch();
  const { progress, start, cancel } = useFileSave<string>('Failed to export the books. Please try again.');
  const exportBooks = () =>
    start('The export begins', async ({ onProgress, isCancelled }) => {
      const { saveBooks } = await import('./booksFile.ts');
      await saveBooks({
        dispatch,
        onProgress: (count, total) => onProgress(`${countText(count)} of ${countOf(total ?? count, 'book')} so far`),
        isCancelled,
      });
    });
  return {
    /** What it says of itself; null when none runs. */
    progress,
    start: exportBooks,
    cancel,
  };
}
