import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
}

export function Checkbox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ink">
      <input type="checkbox" className="size-5 shrink-0 cursor-pointer" {...input} />
      <span>{label}</span>
    </label>
  );
}
