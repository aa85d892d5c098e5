import { useEffect, useState } from 'react';

/** Prints once everything is ready. @returns whether it has printed */
export function usePrint(isReady: boolean): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    window.print();
    setIsPrinted(true);
  }, [isReady]);
  return isPrinted;
}
