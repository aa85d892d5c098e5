import type { ClipboardEvent, ComponentProps, FormEvent } from 'react';
import { TextField } from './TextField.tsx';

interface Props extends ComponentProps<typeof TextField> {
  /** @returns the text to type instead, or null to leave it to the browser, which drops what is not part of a number */
  readTyped: (text: string, value: string) => string | null;
  /** Like `readTyped`, for pasted text. */
  readPasted: (text: string) => string | null;
}

/** A field that is numeric for the browser and takes a number as people type and paste it. */
export function NumberField({ readTyped, readPasted, ...input }: Props) {
  const substitute = (event: FormEvent<HTMLInputElement> & { data?: string }) => {
    const text = event.data ? readTyped(event.data, event.currentTarget.value) : null;
    if (text === null || text === event.data) return;
    event.preventDefault();
    typeText(text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const number = readPasted(event.clipboardData.getData('text'));
    if (number === null) return;
    event.preventDefault();
    typeText(number);
  };
  return (
    <TextField
      type="number"
      onBeforeInput={substitute}
      onPaste={paste}
      // A wheel that was meant to scroll the page must not change a number.
      onWheel={(event) => event.currentTarget.blur()}
      {...input}
    />
  );
}

/** Types into the field that has the focus as the keyboard does, so that the browser and the form notice. */
function typeText(text: string): void {
  if (text === '') return;
  // Deprecated, and the only way to insert at the caret of an input that tells nobody where its caret is.
  document.execCommand('insertText', false, text);
}
