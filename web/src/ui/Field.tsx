import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isLabelHidden?: boolean;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
}

export function Field({ label, hint, error, isLabelHidden = false, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-ink text-sm'}>
        {label}
      </label>
      {children({ id, describedBy: described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

export const CONTROL =
  'min-h-11 w-full rounded-control border border-line-strong bg-paper-raised px-3.5 py-2 text-ink transition-colors placeholder:text-ink-soft hover:border-ink [&[readonly]]:bg-paper-sunk aria-invalid:border-danger';
