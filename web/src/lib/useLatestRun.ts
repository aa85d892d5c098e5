import { useCallback, useEffect, useRef } from 'react';

interface LatestRun {
  /** Ends the previous run. @returns whether this run has ended */
  begin: () => () => boolean;
  cancel: () => void;
}

/** Only the latest run counts. It ends with the next one, by `cancel`, and on unmount. */
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
