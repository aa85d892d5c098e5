import { useDispatch } from 'react-redux';
import { countOf, countText } from '../../../lib/countText.ts';
import { useFileSave } from '../../ui/useFileSave.ts';

/** Loads all books page by page into one CSV file. */
export function useBooksExport() {
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
