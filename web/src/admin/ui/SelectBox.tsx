import type { ReactNode } from 'react';

interface Props {
  /** What it selects, for assistive technology. */
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children?: ReactNode;
}

/** A box before what names its row; a press on either changes it. */
export function SelectBox({ name, isSelected, onChange, children }: Props) {
  return (
    <label className="-m-2 inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-x-3 gap-y-1 p-2 max-sm:flex-col">
      <input
        type="checkbox"
        aria-label={name}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      {children && <span>{children}</span>}
    </label>
  );
}
