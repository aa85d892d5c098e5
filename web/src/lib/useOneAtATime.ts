import { useCallback, useRef } from 'react';

/** Ignores calls while one runs, because buttons that keep the focus are not disabled. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return useCallback(async (work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  }, []);
}
