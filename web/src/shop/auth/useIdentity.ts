import { useCallback, useEffect, useState } from 'react';
import type { Identity } from './identity.ts';

const LONGEST_PAUSE_SECONDS = 60;

/**
 * Connects to the identity provider. While that fails it is tried again: when the network comes back, and by itself at
 * growing distance.
 */
export function useIdentity(loadIdentity: () => Promise<Identity>) {
  const [identity, setIdentity] = useState<Identity>();
  const [failures, setFailures] = useState(0);

  const connect = useCallback(async () => {
    const connected = await loadIdentity();
    setIdentity(connected);
    return connected;
  }, [loadIdentity]);

  const retry = useCallback(() => {
    connect().catch((error: unknown) => {
      console.warn('The identity provider could not be reached', error);
      setFailures((count) => count + 1);
    });
  }, [connect]);

  useEffect(retry, [retry]);

  const isUnreachable = failures > 0 && !identity;
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setTimeout(retry, 1000 * Math.min(2 ** failures, LONGEST_PAUSE_SECONDS));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isUnreachable, failures, retry]);

  return { identity, isUnreachable, connect, retry };
}
