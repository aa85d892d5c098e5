import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from '../lib/classNames.ts';
import './modal.css';

interface Props {
  title: string;
  /** A short text that screen readers announce with the title. */
  text?: string | undefined;
  isNarrow?: boolean;
  /** Focuses the title instead of the first control, for long texts. */
  startsAtTitle?: boolean;
  /** Called after closing by Escape or `close`, when the focus is back. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

export function Modal({ title, text, isNarrow = false, startsAtTitle = false, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    if (startsAtTitle) heading.current?.focus();
  }, [startsAtTitle]);
  useTitleAfterLostFocus(ref, heading);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
      aria-modal="true"
      onClose={onClose}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-card border border-line bg-paper-raised p-0 text-ink shadow-pop backdrop:bg-[color-mix(in_srgb,var(--veil)_50%,transparent)]',
        isNarrow ? 'max-w-md' : 'max-w-2xl',
      )}
    >
      <div className="grid gap-5 p-5 sm:p-6">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={startsAtTitle ? -1 : undefined}
          className="wrap-anywhere font-display text-2xl outline-none"
        >
          {title}
        </h2>
        {text !== undefined && <p id={textId}>{text}</p>}
        {children(() => ref.current?.close())}
      </div>
    </dialog>
  );
}

/** Focuses the title if the focused control disappears, such as a retry button. */
function useTitleAfterLostFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!title.current || !dialog.current?.open || document.activeElement !== document.body) return;
      title.current.tabIndex = -1;
      title.current.focus({ preventScroll: true });
    });
    if (dialog.current) observer.observe(dialog.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog, title]);
}

/** Prevents Escape from closing the dialog around the element with the returned `ref`. */
export function useHeldDialog<Element extends HTMLElement>(isHeld: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!isHeld || !dialog) return;
    const hold = (event: Event) => event.preventDefault();
    dialog.addEventListener('cancel', hold);
    return () => dialog.removeEventListener('cancel', hold);
  }, [isHeld]);
  return ref;
}
