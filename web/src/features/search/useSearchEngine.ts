import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';

type Engine = typeof import('./engine.ts');

/** The code that searches and shows hits; undefined until it has loaded, a moment after the page. */
export function useSearchEngine(): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    let isWanted = true;
    whenIdle(() => {
      // Offline: the box stays a box, and nothing else depends on it.
      import('./engine.ts').then(
        (loaded) => isWanted && setEngine(loaded),
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return engine;
}
