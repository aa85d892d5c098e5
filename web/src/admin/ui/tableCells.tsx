import type { ReactNode } from 'react';

export const CELL =
  'px-2 py-3 first:pl-4 last:pr-4 sm:px-3 sm:first:pl-4 sm:last:pr-4 lg:px-6 lg:first:pl-6 lg:last:pr-6';

interface SelectBoxProps {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children?: ReactNode;
}

export function SelectBox({ name, isSelected, onChange, children }: SelectBoxProps) {
  return (
    <label className="-m-2 inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-x-3 gap-y-1 p-2 max-sm:flex-col">
      <input
        type="checkbox"
        aria-label={name}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer"
      />
      {children && <span>{children}</span>}
    </label>
  );
}
