import * as messages from '@bookstore/messages/common';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { focusPageHeading } from '../lib/navigationFocus.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
}

/** Focuses the button that declines. @returns whether the user confirmed */
export async function askUser({ title, text, confirm, cancel = messages.cancel }: Question): Promise<boolean> {
  let isConfirmed = false;
  await openDialog({ title, text }, (close) => {
    const accept = () => {
      isConfirmed = true;
      close();
    };
    return (
      <>
        <Button look="secondary" onClick={close}>
          {cancel}
        </Button>
        <Button onClick={accept}>{confirm}</Button>
      </>
    );
  });
  return isConfirmed;
}

export function showMessage(title: string, text?: string): void {
  void openDialog({ title, text }, (close) => <Button onClick={close}>{messages.ok}</Button>);
}

/** Renders outside of the app, so that the dialog stays open when the page changes. */
function openDialog(
  { title, text }: { title: string; text: string | undefined },
  buttons: (close: () => void) => ReactNode,
): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = () => {
      root.unmount();
      place.remove();
      focusPageHeading();
      resolve();
    };
    root.render(
      <Modal title={title} text={text} isNarrow onClose={end}>
        {(close) => <div className="flex flex-wrap justify-end gap-3">{buttons(close)}</div>}
      </Modal>,
    );
  });
}
