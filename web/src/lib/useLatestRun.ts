import { useCallback, useEffect, useRef } from 'react';

interface LatestRun {
  /** Begins a run, which ends the one before. @returns whether this one has ended */
  begin: () => () => boolean;
  /** Ends the run, if there is one. */
  cancel: () => void;
}

/** For work that takes several calls, of which only the last counts: it ends with the next, by `cancel`, and with the component. */
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
