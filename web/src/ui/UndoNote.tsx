import * as messages from '@bookstore/messages/common';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusPageHeading } from '../lib/navigationFocus.ts';
import { buttonClass } from './buttonClass.ts';

/** Focuses the undo button, or the page's heading. */
export function focusUndo(id: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-undo="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  focusPageHeading();
}

/** Focuses the undo button of the latest pending action, or the page's heading. */
function focusLatestUndo(): void {
  focusUndo([...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1)?.dataset.undo ?? '');
}

interface Props {
  id: string;
  label: string;
  isBusy?: boolean;
  onUndo: () => void;
  children: ReactNode;
}

export function UndoNote({ id, label, isBusy = false, onUndo, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const undo = button.current;
    focusUndo(id);
    return () => {
      if (document.activeElement === undo) setTimeout(isPressed.current ? focusLatestUndo : focusPageHeading);
    };
  }, [id]);
  return (
    <div className="pointer-events-auto flex w-full max-w-md items-center gap-4 rounded-card border border-line-strong bg-paper-raised py-2 pr-2 pl-4 shadow-pop">
      <p className="wrap-anywhere mr-auto line-clamp-3 min-w-0">{children}</p>
      <button
        ref={button}
        type="button"
        data-undo={id}
        aria-label={label}
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          isPressed.current = true;
          onUndo();
        }}
        className={buttonClass('secondary', 'px-4!')}
      >
        {messages.undo}
      </button>
    </div>
  );
}
