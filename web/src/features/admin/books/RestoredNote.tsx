import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Above a form that shows what was typed before the page went away. */
export function RestoredNote({ label, onDiscard }: { label: string; onDiscard: () => void }) {
  return (
    <Alert tone="note">
      <p className="pb-3">This is as you left it; it is not saved yet.</p>
      <Button look="secondary" className="px-4!" onClick={onDiscard}>
        {label}
      </Button>
    </Alert>
  );
}
