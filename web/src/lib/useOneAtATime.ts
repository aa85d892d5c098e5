import { useCallback, useRef } from 'react';

/** Runs one task at a time and ignores calls meanwhile, for buttons that keep the focus and so are not disabled. */
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
