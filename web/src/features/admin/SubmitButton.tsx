import { useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';

interface Props {
  label: string;
  /** What it reads while the request runs, if that is something else. */
  busyLabel?: string;
  isBusy: boolean;
}

/** A form's button, which nobody can press twice, and which has the focus again after the answer. */
export function SubmitButton({ label, busyLabel = label, isBusy }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    // A disabled control loses the focus, and with it the place of who works by keyboard.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <button ref={button} type="submit" disabled={isBusy} className={buttonClass('primary', 'w-full')}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
