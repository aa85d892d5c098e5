import * as messages from '@bookstore/messages/common';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useRetry } from '../lib/useRetry.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  children: ReactNode;
  onRetry?: () => void;
  more?: ReactNode;
}

function watchNetwork(onChange: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const useIsOffline = (): boolean => useSyncExternalStore(watchNetwork, () => !navigator.onLine);

/** Retries automatically too, unless the focus is inside, because the button disappears meanwhile. */
export function ErrorState({ children, onRetry, more }: Props) {
  const isOffline = useIsOffline();
  const box = useRef<HTMLDivElement>(null);
  useRetry(() => {
    if (!box.current?.contains(document.activeElement)) onRetry?.();
  });
  return (
    <div ref={box} className="grid justify-items-center gap-4 rounded-card border border-line px-6 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" size={30} />
      </span>
      <p role="alert" className="font-display text-ink text-xl">
        {children}
      </p>
      {onRetry && <p className="text-ink-soft">{isOffline ? messages.retriedWhenOnline : messages.retriedSoon}</p>}
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
      {more}
    </div>
  );
}
