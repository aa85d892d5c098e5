import { useCallback, useRef } from 'react';

/**
 * Runs one task at a time and ignores calls while it is under way. For a button that is not disabled meanwhile, since it would lose
 * the focus.
 */
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
