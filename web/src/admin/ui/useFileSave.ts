import { useState } from 'react';
import { useLatestRun } from '../../lib/useLatestRun.ts';
import { showMessage } from '../../ui/messageDialog.tsx';

interface SaveContext<Progress> {
  onProgress: (progress: Progress) => void;
  isCancelled: () => boolean;
}

/** Leaving the page cancels the save. */
export function useFileSave<Progress>(failure: string) {
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
      showMessage(failure);
    }
    // Another save may have started in the meantime.
    if (!isCancelled()) cancel();
  };
  return { progress, start, cancel };
}
