import { Checkbox } from '../../ui/Checkbox.tsx';

interface Props {
  isFilledIn: boolean;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Whether the next checkout shall know all this. A switch: what has to be ticked to order is the one checkbox of this form. */
export function KeepDetails({ isFilledIn, isWanted, onChange }: Props) {
  return (
    <Checkbox
      role="switch"
      label={isFilledIn ? 'Keep my saved details up to date with these' : 'Save these details for my next order'}
      checked={isWanted}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
