import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  /** Called after it was closed by Escape or `close`, when the focus is back. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A modal dialog. */
export function Modal({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-modal="true"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-2xl rounded-card border border-line bg-paper-raised p-0 text-ink shadow-pop backdrop:bg-[color-mix(in_srgb,var(--veil)_50%,transparent)]"
    >
      <div className="grid gap-5 p-5 sm:p-6">
        <h2 id={titleId} className="font-display text-2xl">
          {title}
        </h2>
        {children(() => ref.current?.close())}
      </div>
    </dialog>
  );
}
