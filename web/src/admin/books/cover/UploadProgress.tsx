import { Button } from '../../../ui/Button.tsx';

/** How far the picture has come. Read out when it begins, and not with every step. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm">
        Sending the picture
      </p>
      <div className="flex items-center gap-3">
        <progress aria-label="Picture sent" max={1} value={share} className="w-full accent-accent" />
        <Button look="secondary" className="px-4!" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
