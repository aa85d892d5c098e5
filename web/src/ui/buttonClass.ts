import { classNames } from '../lib/classNames.ts';

export type ButtonLook = 'primary' | 'secondary' | 'eager' | 'quiet' | 'danger';

const BASE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border px-5 py-2 text-center font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-on-accent shadow-sm hover:not-disabled:bg-accent-strong',
  secondary:
    'border-line-strong bg-paper-raised text-ink hover:not-disabled:border-ink hover:not-disabled:bg-paper-sunk',
  // A list has many of these buttons, so they are coloured only on hover.
  eager:
    'border-line-strong text-ink hover:not-disabled:border-transparent hover:not-disabled:bg-accent hover:not-disabled:text-on-accent',
  quiet: 'border-transparent text-ink underline-offset-4 hover:not-disabled:bg-paper-sunk',
  danger:
    'border-line-strong bg-paper-raised text-danger hover:not-disabled:border-danger hover:not-disabled:bg-danger hover:not-disabled:text-paper-raised',
};

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', extra?: string): string {
  return classNames(BASE, LOOKS[look], extra);
}
