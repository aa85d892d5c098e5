import * as messages from '@bookstore/messages/common';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusPageHeading } from '../lib/navigationFocus.ts';
import { buttonClass } from './buttonClass.ts';

/** Where what was pressed is gone, who works by keyboard goes on at the way back; without one, at the page's heading. */
export function focusUndo(id: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-undo="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  focusPageHeading();
}

interface Props {
  /** Of what was done. */
  id: string;
  /** What the button undoes; it begins with "Undo". */
  label: string;
  isBusy?: boolean;
  onUndo: () => void;
  children: ReactNode;
}

/** An action that was just done, with a button to undo it. */
export function UndoNote({ id, label, isBusy = false, onUndo, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const undo = button.current;
    focusUndo(id);
    return () => {
      if (document.activeElement === undo) setTimeout(focusPageHeading);
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
        onClick={() => !isBusy && onUndo()}
        className={buttonClass('secondary', 'px-4!')}
      >
        {messages.undo}
      </button>
    </div>
  );
}
