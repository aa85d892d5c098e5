import { useState } from 'react';
import { useLatestRun } from '../../lib/useLatestRun.ts';
import { alertUser } from '../../ui/notify.ts';

interface SaveContext<Progress> {
  onProgress: (progress: Progress) => void;
  isCancelled: () => boolean;
}

/**
 * Saves a file that takes many calls, one at a time. Leaving the page gives it up.
 * @param failure what is said when it does not come to its end
 */
export function useFileSave<Progress>(failure: string) {
  /** Null while nothing is saved. */
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useLatestRun();

  const cancel = () => {
    run.cancel();
    setProgress(null);
  };

  const start = async (first: Progress, save: (context: SaveContext<Progress>) => Promise<void>) => {
    const isCancelled = run.begin();
    setProgress(first);
    try {
      await save({ onProgress: setProgress, isCancelled });
    } catch (error) {
      if (isCancelled()) return;
      console.warn('The file could not be saved', error);
      alertUser(failure);
    }
    // A save that was stopped may have been followed by another.
    if (!isCancelled()) cancel();
  };
  return { progress, start, cancel };
}
