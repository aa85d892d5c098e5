import type { ClipboardEvent, ComponentProps, FormEvent } from 'react';
import { typeText } from '../../lib/typeText.ts';
import { TextField } from '../../ui/TextField.tsx';

/** A number field drops the plus of +49, and the number would be another: dialled, it is 00. */
function takePlus(event: FormEvent<HTMLInputElement> & { data?: string }): void {
  if (event.data !== '+') return;
  event.preventDefault();
  typeText('00');
}

/** A pasted "+49 (0)170 / 123-45" is 004917012345. */
function takePasted(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text').trim();
  const number = (text.startsWith('+') ? text.replace('+', '00').replace('(0)', '') : text).replaceAll(/\D/g, '');
  if (number === '') return;
  event.preventDefault();
  typeText(number);
}

/** Numeric for the browser, as specified; it takes a number as people write it. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      autoComplete="tel"
      hint="Digits only; a + becomes 00"
      onBeforeInput={takePlus}
      onPaste={takePasted}
      // A wheel that was meant to scroll the page must not change a number.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
