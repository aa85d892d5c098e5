import { Button } from '../../../ui/Button.tsx';

export interface Removal {
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
}

/** Takes the picture that was uploaded away from its book, with the next save. */
export function RemovePicture({ isRemoved, onChange }: Removal) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" className="px-4!" onClick={() => onChange(!isRemoved)}>
        {isRemoved ? 'Keep the picture' : 'Remove picture'}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {isRemoved && 'The picture goes when you save.'}
      </p>
    </div>
  );
}
