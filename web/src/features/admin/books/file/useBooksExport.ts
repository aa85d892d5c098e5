import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { countText } from '../../../../lib/countText.ts';
import { useLatestRun } from '../../../../lib/useLatestRun.ts';
import { alertUser } from '../../../../ui/notify.ts';

/** Loads all books page by page into one CSV file. Leaving the page gives it up. */
export function useBooksExport() {
  /** What it says of itself; null when none runs. */
  const [progress, setProgress] = useState<string | null>(null);
  const dispatch = useDispatch();
  const run = useLatestRun();

  const cancel = () => {
    run.cancel();
    setProgress(null);
  };

  const start = async () => {
    const isCancelled = run.begin();
    setProgress('The export begins');
    try {
      const { saveBooks } = await import('./saveBooks.ts');
      await saveBooks({
        dispatch,
        onProgress: (count, total) => setProgress(`${countText(count)} of ${countText(total ?? count)} books so far`),
        isCancelled,
      });
    } catch (error) {
      if (isCancelled()) return;
      console.warn('The books could not be exported', error);
      alertUser('Failed to export the books. Please try again.');
    }
    // An export that was stopped may have been followed by another.
    if (!isCancelled()) cancel();
  };
  return { progress, start, cancel };
}
