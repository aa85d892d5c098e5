import { useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';

interface Props {
  label: string;
  /** What it reads while the request runs, if that is something else. */
  busyLabel?: string;
  isBusy: boolean;
}

/** A form's button, which cannot be used twice, and which keeps the focus from the press to the answer. */
export function SubmitButton({ label, busyLabel = label, isBusy }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter in a field submits too, and a field that is then disabled loses the focus to nowhere.
    if (isBusy) button.current?.focus();
  }, [isBusy]);
  return (
    // Not `disabled`: that too would lose the focus, and a dialog that opens with the answer could not give it back.
    <button
      ref={button}
      type="submit"
      aria-disabled={isBusy}
      className={buttonClass('primary', 'w-full aria-disabled:cursor-progress aria-disabled:opacity-55')}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
