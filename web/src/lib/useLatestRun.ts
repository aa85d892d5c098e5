import { useCallback, useEffect, useRef } from 'react';

interface LatestRun {
  /** Starts a run, which ends the previous one. @returns whether this one has ended */
  begin: () => () => boolean;
  /** Ends the current run. */
  cancel: () => void;
}

/**
 * For work of several calls of which only the latest run counts. The run ends with the next one, by `cancel`, and on
 * unmount.
 */
export function useLatestRun(): LatestRun {
  const latest = useRef<object | null>(null);
  const cancel = useCallback(() => {
    latest.current = null;
  }, []);
  const begin = useCallback(() => {
    const run = {};
    latest.current = run;
    return () => latest.current !== run;
  }, []);
  useEffect(() => cancel, [cancel]);
  return { begin, cancel };
}
