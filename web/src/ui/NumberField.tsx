import type { ClipboardEvent, ComponentProps, FormEvent } from 'react';
import { TextField } from './TextField.tsx';

interface Props extends ComponentProps<typeof TextField> {
  /** @returns the text to type instead; null leaves the input to the browser, which drops invalid characters */
  readTyped: (text: string, value: string) => string | null;
  readPasted: (text: string) => string | null;
}

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
      // Scrolling by wheel must not change the number.
      onWheel={(event) => event.currentTarget.blur()}
      {...input}
    />
  );
}

/** Types like the keyboard, so that the form notices. */
function typeText(text: string): void {
  if (text === '') return;
  // Deprecated, but the only way to insert at the caret of a number input.
  document.execCommand('insertText', false, text);
}
