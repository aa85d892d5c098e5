import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { alertUser } from '../../../../ui/notify.ts';

/** Loads all books page by page into one CSV file. Leaving the page gives it up. */
export function useBooksExport() {
  /** What it says of itself; null when none runs. */
  const [progress, setProgress] = useState<string | null>(null);
  const dispatch = useDispatch();
  /** Each export has its own; one that is no longer here is cancelled. */
  const current = useRef<object | null>(null);

  const cancel = useCallback(() => {
    current.current = null;
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = async () => {
    const mine = {};
    const isCancelled = () => current.current !== mine;
    current.current = mine;
    setProgress('The export begins');
    try {
      const { saveBooks } = await import('./saveBooks.ts');
      await saveBooks({
        dispatch,
        onProgress: (count, total) =>
          setProgress(`${count.toLocaleString('en-US')} of ${(total ?? count).toLocaleString('en-US')} books so far`),
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
