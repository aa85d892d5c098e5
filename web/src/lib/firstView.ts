import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Event of the document. */
const LIFTED = 'startscreenlifted';

const isLifted = () => document.getElementById('startup') === null;

function onLifted(listener: () => void): () => void {
  document.addEventListener(LIFTED, listener, { once: true });
  return () => document.removeEventListener(LIFTED, listener);
}

/** Removes the start screen, which is part of index.html; styles.css shows the app. */
export function liftStartScreen(): void {
  document.getElementById('startup')?.remove();
  document.dispatchEvent(new Event(LIFTED));
}

export const useIsStartScreenLifted = (): boolean => useSyncExternalStore(onLifted, isLifted);

/** Waits until the browser is idle. If the import fails offline, it runs again when the network is back. */
export async function afterFirstView<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!isLifted()) await new Promise<void>((resolve) => void onLifted(resolve));
  await new Promise<void>((resolve) => void whenIdle(resolve));
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}

let hasBeenIdle = false;

/**
 * Whether the browser has been idle since the start screen lifted. True on all later pages, so that a page has its
 * full height when the scroll position is restored.
 */
export function useIsIdle(): boolean {
  const isVisible = useIsStartScreenLifted();
  const [isIdle, setIsIdle] = useState(isVisible && hasBeenIdle);
  useEffect(() => {
    if (!isVisible || isIdle) return;
    return whenIdle(() => {
      hasBeenIdle = true;
      startTransition(() => setIsIdle(true));
    });
  }, [isVisible, isIdle]);
  return isIdle;
}
