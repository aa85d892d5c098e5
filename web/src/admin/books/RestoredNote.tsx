import type { ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  label: string;
  onDiscard: () => void;
  children?: ReactNode;
}

/** Above a form that shows what was typed before the page went away. */
export function RestoredNote({ label, onDiscard, children }: Props) {
  const discard = () => {
    onDiscard();
    // This note goes, and the button in it.
    document.getElementById('book-form')?.focus();
  };
  return (
    <Alert tone="note">
      <p className="pb-3">This is as you left it; it is not saved yet.</p>
      {children}
      <Button look="secondary" className="px-4!" onClick={discard}>
        {label}
      </Button>
    </Alert>
  );
}
