import type { ReactNode } from 'react';
import { useOnline } from '../lib/useOnline.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  children: ReactNode;
  onRetry?: () => void;
}

/** What went wrong, with a way to try again. When the network comes back, that is tried without a hand. */
export function ErrorState({ children, onRetry }: Props) {
  useOnline(onRetry);
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line px-6 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" size={30} />
      </span>
      <p role="alert" className="font-display text-ink text-xl">
        {children}
      </p>
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
